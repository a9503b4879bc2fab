//! Everything about text that is not what it says: making it safe and making it fit.

pub mod clean;
pub mod fit;

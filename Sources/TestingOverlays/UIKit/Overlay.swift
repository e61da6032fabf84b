// Empty on purpose: the compiler looks for this module when a test imports Testing beside UIKit.

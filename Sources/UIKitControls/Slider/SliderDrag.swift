import Foundation

/// A finger on the thumb of a slider.
struct SliderDrag {
    /// From the middle of the thumb to the finger, in points; it stays the same while both move.
    let grip: CGFloat
    /// True if the value has been another meanwhile.
    var hasMoved = false
}

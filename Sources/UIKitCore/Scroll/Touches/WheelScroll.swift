import Foundation

/// Scrolling with a wheel or a touchpad, from the first step to a pause.
struct WheelScroll {
    /// Where the content is going to be.
    var target: CGPoint
}

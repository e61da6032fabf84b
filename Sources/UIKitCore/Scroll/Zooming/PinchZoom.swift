import Foundation
internal import ScrollPhysics

/// Two fingers that zoom: what stood between them when they began.
struct PinchZoom {
    let start: ZoomState
    /// The middle of the fingers, from the upper left corner of the scroll view.
    let anchor: CGPoint
}

import Foundation

/// A particle as it is seen at one moment.
struct ShownParticle: Equatable {
    var position: CGPoint
    var scale: CGFloat
    var rotation: CGFloat
    var alpha: CGFloat
    /// By which its picture is multiplied.
    var color: RGBA
}

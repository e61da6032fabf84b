public import CoreGraphics

// Transitions, with their inputs as properties.
// apple: https://developer.apple.com/documentation/coreimage/transition-filters

/// Leads from one picture to another.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The picture at the beginning. Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// The picture at the end. Nil for no output. Default: nil.
    var targetImage: CIImage? { get set }
    /// How far it is, from 0 to 1. Default: 0.
    var time: Float { get set }
}

/// Mixes both pictures.
public protocol CIDissolveTransition: CITransitionFilter {}

/// Goes over the picture with an edge.
public protocol CISwipeTransition: CITransitionFilter {
    /// What the edge goes over, in pixels. Default: 300 × 300 at the origin.
    var extent: CGRect { get set }
    /// Of the edge. Default: white.
    var color: CIColor { get set }
    /// The direction, in radians from that to the right. Default: 0.
    var angle: Float { get set }
    /// Of the edge, in pixels. Default: 300.
    var width: Float { get set }
    /// How much of its colour the edge has, from 0 to 1. Default: 0.
    var opacity: Float { get set }
}

/// Light covers one picture, and fades from the other. It has no rays.
public protocol CIFlashTransition: CITransitionFilter {
    /// Where the light begins, in pixels. Default: (150, 150).
    var center: CGPoint { get set }
    /// What the light covers at last, in pixels. Default: 300 × 300 at the origin.
    var extent: CGRect { get set }
    /// Of the light. Default: a warm white.
    var color: CIColor { get set }
}

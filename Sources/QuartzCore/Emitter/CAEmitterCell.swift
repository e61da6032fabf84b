import Foundation

/// The properties of particles of one kind.
///
/// Most properties have a range beside them: each particle gets a number between the property less half the range and the property
/// plus half of it.
// apple: https://developer.apple.com/documentation/quartzcore/caemittercell
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
    public override init() { super.init() }

    /// A cell from an archive, in which cells have no properties here: one as it is made.
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// Names the cell in key paths, as in `emitterCells.smoke.birthRate`. Default: nil.
    open dynamic var name: String?
    /// True if particles are made. Default: true.
    open dynamic var isEnabled = true

    // MARK: How many and how long

    /// Particles a second. Default: 0.
    open dynamic var birthRate: Float = 0
    /// How long each lives, in seconds. Default: 0.
    open dynamic var lifetime: Float = 0
    /// How far lifetimes lie apart, in seconds. Default: 0.
    open dynamic var lifetimeRange: Float = 0

    // MARK: Where to

    /// Out of the plane, in radians: particles lose as much of their speed as they go towards the eye. Default: 0.
    open dynamic var emissionLatitude: CGFloat = 0
    /// In the plane, in radians, from the right towards y. Default: 0.
    open dynamic var emissionLongitude: CGFloat = 0
    /// The opening of the cone around that direction, in radians. Default: 0.
    open dynamic var emissionRange: CGFloat = 0
    /// In points a second. Default: 0.
    open dynamic var velocity: CGFloat = 0
    /// How far speeds lie apart, in points a second. Default: 0.
    open dynamic var velocityRange: CGFloat = 0
    /// In points a second, each second. Default: 0.
    open dynamic var xAcceleration: CGFloat = 0
    /// In points a second, each second; downwards in a layer as UIKit has it. Default: 0.
    open dynamic var yAcceleration: CGFloat = 0
    /// Has no influence: everything is seen from the front.
    open dynamic var zAcceleration: CGFloat = 0

    // MARK: What they look like

    /// Default: 1.
    open dynamic var scale: CGFloat = 1
    /// How far scales lie apart. Default: 0.
    open dynamic var scaleRange: CGFloat = 0
    /// By how much the scale grows each second. Default: 0.
    open dynamic var scaleSpeed: CGFloat = 0
    /// Turns, in radians a second. Default: 0.
    open dynamic var spin: CGFloat = 0
    /// How far turns lie apart, in radians a second. Default: 0.
    open dynamic var spinRange: CGFloat = 0
    /// Multiplied with the picture. Default: opaque white, which changes nothing.
    open dynamic var color: CGColor? = .white
    /// How far the component lies apart; 1 is all of it. Default: 0.
    open dynamic var redRange: Float = 0
    /// As ``redRange``, for green.
    open dynamic var greenRange: Float = 0
    /// As ``redRange``, for blue.
    open dynamic var blueRange: Float = 0
    /// As ``redRange``, for alpha.
    open dynamic var alphaRange: Float = 0
    /// By how much the component grows each second. Default: 0.
    open dynamic var redSpeed: Float = 0
    /// As ``redSpeed``, for green.
    open dynamic var greenSpeed: Float = 0
    /// As ``redSpeed``, for blue.
    open dynamic var blueSpeed: Float = 0
    /// As ``redSpeed``, for alpha.
    open dynamic var alphaSpeed: Float = 0
    /// A `CGImage`; particles without one are not seen, but may have particles of their own. Default: nil.
    open dynamic var contents: Any?
    /// The part of the picture that is shown, in fractions of it. Default: all.
    open dynamic var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture for a point. Default: 1.
    open dynamic var contentsScale: CGFloat = 1
    /// Stored; pictures are always smoothed.
    open dynamic var magnificationFilter = "linear"
    /// Stored; pictures are always smoothed.
    open dynamic var minificationFilter = "linear"
    /// Stored.
    open dynamic var minificationFilterBias: Float = 0

    /// The cells of the particles that each particle emits in its turn, where it was born. Default: nil.
    open dynamic var emitterCells: [CAEmitterCell]?
    /// Stored. Default: nil.
    open dynamic var style: [AnyHashable: Any]?

    // MARK: Timing

    // Of a cell within another: how long after the birth of a particle it begins, and how long it goes on; 0 is to its end.
    open dynamic var beginTime: CFTimeInterval = 0
    open dynamic var duration: CFTimeInterval = 0
    /// Stored, as are those below.
    open dynamic var speed: Float = 1
    open dynamic var timeOffset: CFTimeInterval = 0
    open dynamic var repeatCount: Float = 0
    open dynamic var repeatDuration: CFTimeInterval = 0
    open dynamic var autoreverses = false
    open dynamic var fillMode = CAMediaTimingFillMode.removed
}

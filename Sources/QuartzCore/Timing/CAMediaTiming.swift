/// How an object's time follows from the time of what it belongs to.
///
/// A layer belongs to its superlayer, an animation to its layer or group. With parent time `tp` the active time is
/// `t = (tp - beginTime) * speed + timeOffset`.
// apple: https://developer.apple.com/documentation/quartzcore/camediatiming
@objc(CAMediaTiming)
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time. Default: 0, which for an animation means: as soon as it is added.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run, in seconds. Default: 0, which for an animation means: that of the transaction.
    var duration: CFTimeInterval { get set }
    /// How fast time passes, as a multiple of the parent's. 0 stops it, negative numbers turn it back. Default: 1.
    var speed: Float { get set }
    /// Added to the active time. Default: 0.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs, also in fractions; 0 counts as 1. Default: 0.
    var repeatCount: Float { get set }
    /// How long it goes on repeating, in seconds; wins over ``repeatCount`` when above 0. Default: 0.
    var repeatDuration: CFTimeInterval { get set }
    /// True if each run is followed by one that runs backwards. Default: false.
    var autoreverses: Bool { get set }
    /// The effect before the beginning and after the end. Default: `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

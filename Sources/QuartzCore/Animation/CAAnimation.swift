/// Something that changes with time; the base of all animations.
///
/// A layer takes a copy when an animation is added to it, so that one animation may serve many layers.
// apple: https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: UIObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTiming()

    public override init() {
        super.init()
    }

    /// An animation from an archive, in which animations have no properties here: one as `init()` makes it.
    // apple: https://developer.apple.com/documentation/quartzcore/caanimation
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// How the time of one run passes; nil for evenly. Default: nil.
    open var timingFunction: CAMediaTimingFunction?

    /// The progress at a time of the run, instead of that of ``timingFunction``; may leave 0…1. Default: nil.
    @_spi(ForasteroInternal)
    public final var pace: (@Sendable (CFTimeInterval) -> Double)?

    /// Kept alive by the animation. Default: nil.
    open var delegate: (any CAAnimationDelegate)?

    /// True if the layer forgets the animation when it has ended. Default: true.
    open var isRemovedOnCompletion = true

    /// The value of a property of a new animation; nil for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
        case "repeatCount": Float(0)
        case "speed": Float(1)
        case "autoreverses": false
        case "removedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed
        default: nil
        }
    }

    /// Adds the animation to the layer that changed, under the name of what changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An animation of the same class with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.makeAnimation(type(of: self))
        copyProperties(to: copy)
        return copy
    }

    /// Values under keys that no property has, for the use of the application; copied along.
    private final var keyedValues: [String: Any] = [:]

    /// The value that was stored under a key of the application's own; nil when none was.
    open override func value(forUndefinedKey key: String) -> Any? { keyedValues[key] }

    open override func setValue(_ value: Any?, forUndefinedKey key: String) { keyedValues[key] = value }

    /// Each class of ours adds its own properties.
    func copyProperties(to copy: CAAnimation) {
        copy.keyedValues = keyedValues
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.pace = pace
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// Sets what is animated in a layer's presentation.
    func apply(to layer: CALayer, at moment: MediaMoment) {}

    /// The share of the run that has passed, bent by the timing function; from 0 to 1 unless ``pace`` says otherwise.
    final func progress(at position: CFTimeInterval) -> Double {
        if let pace { return pace(position) }
        let share = duration > 0 ? min(max(position / duration, 0), 1) : 1
        return timingFunction?.value(at: share) ?? share
    }
}

/// A layer that makes particles and lets them fly: fire, rain, confetti.
///
/// Particles follow from the seed and the time alone: the same emitter looks the same at the same time. With ``CALayer/beginTime`` 0 it
/// has run for ever when it is first seen; set it to the present time to begin without particles. Numbers of all cells are multiplied
/// by those of the layer. No more than 20,000 particles are shown.
// apple: https://developer.apple.com/documentation/quartzcore/caemitterlayer
open class CAEmitterLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = EmitterValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = EmitterValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAEmitterLayer { givenCells = other.givenCells }
    }

    /// The cells to emit. A cell that is changed after it was set counts as it was; set it anew, or change it by a key path of the layer:
    /// `setValue(0, forKeyPath: "emitterCells.smoke.birthRate")`. Default: nil.
    open var emitterCells: [CAEmitterCell]? {
        get { givenCells }
        set {
            givenCells = newValue
            readCells()
            updateClock()
        }
    }

    /// Multiplies the rates of all cells. What has been made lives on when it changes. Default: 1.
    open var birthRate: Float {
        get { Float(kind(EmitterValues.self).stretches.last?.birthRate ?? 0) }
        set {
            guard newValue != birthRate else { return }
            var changed = kind(EmitterValues.self)
            let now = presentTime
            changed.setBirthRate(max(newValue.isFinite ? Double(newValue) : 0, 0), at: now, startsEmpty: beginTime != 0)
            setKind(\EmitterValues.stretches, to: changed.stretches, "birthRate")
        }
    }

    /// Multiplies how long particles live. Default: 1. Animatable.
    open var lifetime: Float {
        get { kind(EmitterValues.self).lifetime }
        set { setKind(\EmitterValues.lifetime, to: newValue.isFinite ? max(newValue, 0) : 0, "lifetime") }
    }

    /// The middle of the shape, in the layer's coordinates. Default: (0, 0). Animatable.
    open var emitterPosition: CGPoint {
        get { kind(EmitterValues.self).position }
        set { setKind(\EmitterValues.position, to: newValue, "emitterPosition") }
    }

    /// Has no influence: everything is seen from the front. Default: 0.
    open var emitterZPosition: CGFloat {
        get { kind(EmitterValues.self).zPosition }
        set { setKind(\EmitterValues.zPosition, to: newValue, "emitterZPosition") }
    }

    /// How large the shape is; the width of round ones is their radius. Default: (0, 0). Animatable.
    open var emitterSize: CGSize {
        get { kind(EmitterValues.self).size }
        set { setKind(\EmitterValues.size, to: newValue, "emitterSize") }
    }

    /// Has no influence. Default: 0.
    open var emitterDepth: CGFloat {
        get { kind(EmitterValues.self).depth }
        set { setKind(\EmitterValues.depth, to: newValue, "emitterDepth") }
    }

    /// Default: a point.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { kind(EmitterValues.self).shape }
        set { setKind(\EmitterValues.shape, to: newValue, "emitterShape") }
    }

    /// Where on the shape particles are made. Default: anywhere in it.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { kind(EmitterValues.self).mode }
        set { setKind(\EmitterValues.mode, to: newValue, "emitterMode") }
    }

    /// Default: unordered.
    open var renderMode: CAEmitterLayerRenderMode {
        get { kind(EmitterValues.self).renderMode }
        set { setKind(\EmitterValues.renderMode, to: newValue, "renderMode") }
    }

    /// Has no influence: everything is seen from the front. Default: false.
    open var preservesDepth: Bool {
        get { kind(EmitterValues.self).preservesDepth }
        set { setKind(\EmitterValues.preservesDepth, to: newValue, "preservesDepth") }
    }

    /// Multiplies the velocities of all cells. Default: 1. Animatable.
    open var velocity: Float {
        get { kind(EmitterValues.self).velocity }
        set { setKind(\EmitterValues.velocity, to: newValue, "velocity") }
    }

    /// Multiplies the scales of all cells. Default: 1. Animatable.
    open var scale: Float {
        get { kind(EmitterValues.self).scale }
        set { setKind(\EmitterValues.scale, to: newValue, "scale") }
    }

    /// Multiplies the spins of all cells. Default: 1. Animatable.
    open var spin: Float {
        get { kind(EmitterValues.self).spin }
        set { setKind(\EmitterValues.spin, to: newValue, "spin") }
    }

    /// The seed of the random numbers. Default: 0.
    open var seed: UInt32 {
        get { kind(EmitterValues.self).seed }
        set { setKind(\EmitterValues.seed, to: newValue, "seed") }
    }

    // MARK: Overriding

    /// Animations of apps; that of the emitter itself goes on.
    open override func removeAllAnimations() {
        super.removeAllAnimations()
        updateClock()
    }

    open override func animationKeys() -> [String]? {
        let keys = super.animationKeys()?.filter { $0 != Self.timeKey } ?? []
        return keys.isEmpty ? nil : keys
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, rest) = cell(of: keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKeyPath: rest)
    }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, rest) = cell(of: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKeyPath: rest)
        readCells()
    }

    // MARK: Private

    /// Under which the emitter's time is animated.
    static let timeKey = "emitterTime"
    /// In seconds; nobody waits so long.
    private static let longestRun: CFTimeInterval = 1e7

    private var givenCells: [CAEmitterCell]?

    private func readCells() {
        setKind(\EmitterValues.cells, to: (givenCells ?? []).map { EmitterCellValues($0) }, "emitterCells")
        guard beginTime != 0 else { return }
        var changed = kind(EmitterValues.self).stretches
        if changed[0].start == -.infinity { changed[0].start = 0 }
        setKind(\EmitterValues.stretches, to: changed, "birthRate")
    }

    override func timingDidChange() { readCells() }

    private var presentTime: CFTimeInterval { localTime(forRootTime: host?.clock.now ?? CACurrentMediaTime()) }

    /// The time goes on as long as there is something to make.
    private func updateClock() {
        guard givenCells?.isEmpty == false else { return super.removeAnimation(forKey: Self.timeKey) }
        guard super.animation(forKey: Self.timeKey) == nil else { return }
        let clock = CABasicAnimation(keyPath: Self.timeKey)
        clock.fromValue = 0
        clock.toValue = Self.longestRun
        clock.duration = Self.longestRun
        // From the beginning of the layer's time, so that its number is that time.
        clock.beginTime = .leastNonzeroMagnitude
        super.add(clock, forKey: Self.timeKey)
    }

    private func cell(of keyPath: String) -> (CAEmitterCell, String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells", let cell = givenCells?.first(where: { $0.name == parts[1] }) else { return nil }
        return (cell, parts[2])
    }
}

/// The properties of a ``CAEmitterLayer``.
struct EmitterValues: KindValues, Equatable {
    /// A time from which the layer has had a birth rate.
    struct Stretch: Equatable {
        /// In the layer's time; minus infinity is for ever.
        var start: Double
        var birthRate: Double
    }

    var cells: [EmitterCellValues] = []
    var lifetime: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
    /// Present and past birth rates, the oldest first.
    var stretches = [Stretch(start: -.infinity, birthRate: 1)]
    /// The layer's time.
    var time = 0.0

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case CAEmitterLayer.timeKey: .number(time)
        case "lifetime": .number(Double(lifetime))
        case "birthRate": .number(stretches.last?.birthRate ?? 0)
        case "emitterPosition": .point(position)
        case "emitterSize": .size(size)
        case "velocity": .number(Double(velocity))
        case "scale": .number(Double(scale))
        case "spin": .number(Double(spin))
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case (CAEmitterLayer.timeKey, .number(let number)): time = number
        case ("lifetime", .number(let number)): lifetime = Float(number)
        case ("birthRate", .number(let number)): stretches[stretches.count - 1].birthRate = max(number, 0)
        case ("emitterPosition", .point(let point)): position = point
        case ("emitterSize", .size(let new)): size = new
        case ("velocity", .number(let number)): velocity = Float(number)
        case ("scale", .number(let number)): scale = Float(number)
        case ("spin", .number(let number)): spin = Float(number)
        default: break
        }
    }

    /// Properties of an emitter change at once.
    func animatesImplicitly(_ key: String) -> Bool { false }

    /// From now on particles are made at another rate; those that are there live on.
    mutating func setBirthRate(_ rate: Double, at time: Double, startsEmpty: Bool) {
        let longest = cells.map { $0.longestLife(Double(lifetime)) }.max() ?? 0
        if stretches.count == 1, stretches[0].start == -.infinity, startsEmpty { stretches[0].start = 0 }
        stretches.append(Stretch(start: time, birthRate: rate))
        // A stretch that has been forgotten has no particles any more.
        while stretches.count > 1, stretches[1].start < time - longest { stretches.removeFirst() }
    }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { EmitterDrawing(self) }
}

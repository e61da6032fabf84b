/// Finds the particles of an emitter at a time, without having followed them there: each is a function of its number.
struct EmitterSimulation {
    private let values: EmitterValues
    /// All kinds of particles, those of particles after those of the emitter.
    private(set) var kinds: [EmitterCellValues] = []
    private(set) var particles: [EmitterParticle] = []

    /// More than this could not be distinguished, and would take all time.
    static let particleLimit = 20_000

    init(_ values: EmitterValues) {
        self.values = values
        for (index, cell) in values.cells.enumerated() {
            let kind = add(cell)
            for (number, stretch) in values.stretches.enumerated() {
                let end = number + 1 < values.stretches.count ? values.stretches[number + 1].start : values.time
                let seed = EmitterRandom.seed(UInt64(values.seed), index &+ number &* 31)
                emit(cell, kind, seed, from: stretch.start, to: min(end, values.time), rate: cell.birthRate * stretch.birthRate)
            }
        }
    }

    private mutating func add(_ cell: EmitterCellValues) -> Int {
        kinds.append(cell)
        return kinds.count - 1
    }

    /// Makes the particles of a stretch of time that are alive, or whose own are.
    private mutating func emit(
        _ cell: EmitterCellValues, _ kind: Int, _ seed: UInt64, from start: Double, to end: Double, rate: Double, at origin: CGPoint? = nil
    ) {
        guard rate > 0, end >= start else { return }
        let longest = reach(of: cell)
        let first = start.isFinite ? 0 : ((values.time - longest) * rate).rounded(.up)
        let base = start.isFinite ? start : 0
        let last = ((end - base) * rate).rounded(.down)
        let oldest = max(first, ((values.time - longest - base) * rate).rounded(.up))
        // The youngest are kept where there are too many.
        let lowest = max(oldest, last - Double(Self.particleLimit))
        guard last >= lowest, abs(last) < 1e15 else { return }
        for index in Int(lowest)...Int(last) where particles.count < Self.particleLimit {
            let birth = base + Double(index) / rate
            guard birth < end || (birth == end && end == values.time) else { continue }
            make(cell, kind, EmitterRandom(seed: seed, index: index), born: birth, at: origin)
        }
    }

    /// How long after its birth a particle can have something to show.
    private func reach(of cell: EmitterCellValues) -> Double {
        cell.longestLife(Double(values.lifetime)) + (cell.cells.map { reach(of: $0) }.max() ?? 0)
    }

    private mutating func make(_ cell: EmitterCellValues, _ kind: Int, _ random: EmitterRandom, born birth: Double, at origin: CGPoint?) {
        var random = random
        let age = values.time - birth
        let life = random.value(cell.lifetime, cell.lifetimeRange) * Double(values.lifetime)
        let start = origin ?? values.birthPosition(&random)
        let angle = random.value(cell.longitude, cell.emissionRange)
        let speed = random.value(cell.velocity, cell.velocityRange) * Double(values.velocity) * cos(cell.latitude)
        let scale = random.value(cell.scale, cell.scaleRange)
        let spin = random.value(cell.spin, cell.spinRange) * Double(values.spin)
        let color = (0..<4).map { random.value(cell.color[$0], cell.colorRange[$0]) }
        func position(_ age: Double) -> CGPoint {
            CGPoint(
                x: Double(start.x) + cos(angle) * speed * age + Double(cell.acceleration.dx) * age * age / 2,
                y: Double(start.y) + sin(angle) * speed * age + Double(cell.acceleration.dy) * age * age / 2)
        }
        if age < life {
            particles.append(
                EmitterParticle(
                    cell: kind, age: age, position: position(age), scale: (scale + cell.scaleSpeed * age) * Double(values.scale),
                    angle: spin * age, color: (0..<4).map { min(max(color[$0] + cell.colorSpeed[$0] * age, 0), 1) }))
        }
        for (index, child) in cell.cells.enumerated() where child.birthRate > 0 {
            let seed = EmitterRandom.seed(random.next(), index)
            emitChildren(child, seed, parentBirth: birth, parentLife: life, position: position)
        }
    }

    /// Makes what a particle makes, each where the particle was at that moment.
    private mutating func emitChildren(
        _ cell: EmitterCellValues, _ seed: UInt64, parentBirth: Double, parentLife: Double, position: (Double) -> CGPoint
    ) {
        let start = parentBirth + cell.beginTime
        let stop = cell.duration > 0 ? min(cell.beginTime + cell.duration, parentLife) : parentLife
        let end = min(parentBirth + stop, values.time)
        let kind = add(cell)
        guard end >= start else { return }
        let count = min(((end - start) * cell.birthRate).rounded(.down), Double(Self.particleLimit))
        for index in 0...Int(count) where particles.count < Self.particleLimit {
            let birth = start + Double(index) / cell.birthRate
            guard birth < end, values.time - birth < reach(of: cell) else { continue }
            make(cell, kind, EmitterRandom(seed: seed, index: index), born: birth, at: position(birth - parentBirth))
        }
    }
}

extension EmitterRandom {
    /// The seed of one part of what has a seed.
    static func seed(_ seed: UInt64, _ part: Int) -> UInt64 {
        var random = EmitterRandom(seed: seed, index: part &+ 1)
        return random.next()
    }
}

extension EmitterValues {
    /// Where a particle is born, by the shape of the emitter.
    fileprivate func birthPosition(_ random: inout EmitterRandom) -> CGPoint {
        let (u, v) = (random.unit(), random.unit())
        switch shape {
        case .line: return CGPoint(x: position.x + (u - 0.5) * size.width, y: position.y)
        case .rectangle, .cuboid: return rectanglePosition(u, v)
        case .circle, .sphere: return circlePosition(u, v)
        default: return position
        }
    }

    private func rectanglePosition(_ u: Double, _ v: Double) -> CGPoint {
        switch mode {
        case .points:
            return CGPoint(x: position.x + (u < 0.5 ? -0.5 : 0.5) * size.width, y: position.y + (v < 0.5 ? -0.5 : 0.5) * size.height)
        case .outline:
            let isAcross = v * (size.width + size.height) < size.width
            let along = u - 0.5
            let side = v.truncatingRemainder(dividingBy: 0.01) < 0.005 ? -0.5 : 0.5
            return isAcross
                ? CGPoint(x: position.x + along * size.width, y: position.y + side * size.height)
                : CGPoint(x: position.x + side * size.width, y: position.y + along * size.height)
        default: return CGPoint(x: position.x + (u - 0.5) * size.width, y: position.y + (v - 0.5) * size.height)
        }
    }

    private func circlePosition(_ u: Double, _ v: Double) -> CGPoint {
        guard mode != .points else { return position }
        let angle = u * 2 * .pi
        let isFilled = mode == .volume || (mode == .surface && shape == .circle)
        let distance = Double(size.width) * (isFilled ? v.squareRoot() : 1)
        return CGPoint(x: Double(position.x) + cos(angle) * distance, y: Double(position.y) + sin(angle) * distance)
    }
}

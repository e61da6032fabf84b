/// A value that can be mixed with another of its kind.
enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(ColorComponents)
    case transform(CATransform3D)
    case path(CGPath)
    /// Several values, such as the colours of a gradient, mixed one by one.
    case list([AnimatableValue])
    /// A value without anything in between, such as a picture: it changes at the end.
    case discrete(AnyObject)

    /// Reads what applications write: numbers of all kinds, geometry plain or boxed, colours, other objects.
    init?(_ value: Any) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(ColorComponents(value))
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue:
            guard let transform = value.heldTransform else { return nil }
            self = .transform(transform)
        case let value as [Any]:
            let list = value.compactMap { AnimatableValue($0) }
            guard list.count == value.count else { return nil }
            self = .list(list)
        default:
            // On Linux any value can be boxed as an object, so the type itself has to be asked.
            guard (type(of: value) as Any) is AnyClass else { return nil }
            self = .discrete(value as AnyObject)
        }
    }

    /// The value with the structure of another; nil when they have nothing in common.
    func converted(toKindOf other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.path, .path), (.discrete, .discrete):
            self
        case (.list(let list), .list(let others)): Self.converted(list, toKindOf: others)
        case (.discrete(let object), _): (object as? CGColor).map { .color(ColorComponents($0)) }
        case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
        case (.size(let s), .point): .point(CGPoint(x: s.width, y: s.height))
        default: nil
        }
    }

    private static func converted(_ list: [AnimatableValue], toKindOf others: [AnimatableValue]) -> AnimatableValue? {
        guard let other = others.first else { return .list(list) }
        let converted = list.compactMap { $0.converted(toKindOf: other) }
        return converted.count == list.count ? .list(converted) : nil
    }

    /// The value at a share of the way to another of the same kind. The share may lie outside 0…1.
    func interpolated(to end: AnimatableValue, at share: Double) -> AnimatableValue {
        switch (self, end) {
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: share))
        case (.path(let a), .path(let b)): .path(a.mixed(with: b, CGFloat(share)))
        case (.list(let a), .list(let b)):
            // Lists of two lengths have nothing in between.
            a.count == b.count ? .list(zip(a, b).map { $0.interpolated(to: $1, at: share) }) : share < 0.5 ? self : end
        case (.discrete, .discrete): share < 1 ? self : end
        default: combined(with: end) { $0 + ($1 - $0) * share }
        }
    }

    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.list(let a), .list(let b)): .list(zip(a, b).map { $0.adding($1) })
        case (.discrete, .discrete), (.path, .path): other
        default: combined(with: other) { $0 + $1 }
        }
    }

    func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b.inverse ?? CATransform3DIdentity, a))
        case (.list(let a), .list(let b)): .list(zip(a, b).map { $0.subtracting($1) })
        case (.discrete, .discrete), (.path, .path): self
        default: combined(with: other) { $0 - $1 }
        }
    }

    /// The value added to itself a number of times.
    func multiplied(by count: Double) -> AnimatableValue {
        switch self {
        case .transform(let t): .transform(CATransform3DIdentity.interpolated(to: t, at: count))
        case .list(let list): .list(list.map { $0.multiplied(by: count) })
        case .discrete, .path: self
        default: combined(with: self) { number, _ in number * count }
        }
    }

    /// The value that changes nothing when it is added.
    var zero: AnimatableValue {
        switch self {
        case .transform: .transform(CATransform3DIdentity)
        case .list(let list): .list(list.map(\.zero))
        case .discrete, .path: self
        default: combined(with: self) { _, _ in 0 }
        }
    }

    /// Calculates with each number of two values of the same kind; values of two kinds give the first.
    private func combined(with other: AnimatableValue, _ f: (Double, Double) -> Double) -> AnimatableValue {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: f(a.x, b.x), y: f(a.y, b.y)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize { CGSize(width: f(a.width, b.width), height: f(a.height, b.height)) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(f(a, b))
        case (.point(let a), .point(let b)): return .point(mix(a, b))
        case (.size(let a), .size(let b)): return .size(mix(a, b))
        case (.rect(let a), .rect(let b)): return .rect(CGRect(origin: mix(a.origin, b.origin), size: mix(a.size, b.size)))
        case (.color(let a), .color(let b)): return .color(a.combined(with: b, f))
        default: return self
        }
    }
}

extension AnimatableValue {
    /// True if values can be added and multiplied number by number.
    var isLinear: Bool {
        switch self {
        case .transform, .path, .discrete: false
        case .list(let list): list.allSatisfy(\.isLinear)
        default: true
        }
    }

    /// True if what is converted to the kind of the one is converted to that of the other. Lists are of many kinds.
    func isOfOneKind(with other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color), (.transform, .transform),
            (.path, .path), (.discrete, .discrete):
            true
        default: false
        }
    }

    /// How far apart two values are, for an even pace.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.point(let a), .point(let b)): hypot(a.x - b.x, a.y - b.y)
        case (.size(let a), .size(let b)): hypot(a.width - b.width, a.height - b.height)
        case (.rect(let a), .rect(let b)):
            hypot(hypot(a.minX - b.minX, a.minY - b.minY), hypot(a.width - b.width, a.height - b.height))
        case (.color(let a), .color(let b)):
            hypot(hypot(a.red - b.red, a.green - b.green), hypot(a.blue - b.blue, a.alpha - b.alpha))
        // ad-hoc: what has no length counts as one step.
        default: 1
        }
    }
}

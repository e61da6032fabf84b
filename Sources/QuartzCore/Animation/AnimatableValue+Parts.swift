// The parts of a value that a key path can name: "x", "size.width", "rotation.z" and so on.
extension AnimatableValue {
    func part(_ name: String) -> AnimatableValue? {
        switch self {
        case .point(let point): point.part(name).map { .number($0) }
        case .size(let size): size.part(name).map { .number($0) }
        case .rect(let rect): rect.part(name)
        case .transform(let transform): transform.part(name)
        default: nil
        }
    }

    func settingPart(_ name: String, to value: AnimatableValue) -> AnimatableValue? {
        switch (self, value) {
        case (.point(var point), .number(let number)):
            return point.setPart(name, to: number) ? .point(point) : nil
        case (.size(var size), .number(let number)):
            return size.setPart(name, to: number) ? .size(size) : nil
        case (.rect(var rect), _):
            return rect.setPart(name, to: value) ? .rect(rect) : nil
        case (.transform(var transform), _):
            return transform.setPart(name, to: value) ? .transform(transform) : nil
        default:
            return nil
        }
    }
}

extension CGPoint {
    fileprivate func part(_ name: String) -> Double? {
        switch name {
        case "x": x
        case "y": y
        default: nil
        }
    }

    fileprivate mutating func setPart(_ name: String, to value: Double) -> Bool {
        switch name {
        case "x": x = value
        case "y": y = value
        default: return false
        }
        return true
    }
}

extension CGSize {
    fileprivate func part(_ name: String) -> Double? {
        switch name {
        case "width": width
        case "height": height
        default: nil
        }
    }

    fileprivate mutating func setPart(_ name: String, to value: Double) -> Bool {
        switch name {
        case "width": width = value
        case "height": height = value
        default: return false
        }
        return true
    }
}

extension CGRect {
    fileprivate func part(_ name: String) -> AnimatableValue? {
        switch name {
        case "origin": .point(origin)
        case "size": .size(size)
        case "origin.x", "origin.y": origin.part(String(name.dropFirst("origin.".count))).map { .number($0) }
        case "size.width", "size.height": size.part(String(name.dropFirst("size.".count))).map { .number($0) }
        default: nil
        }
    }

    fileprivate mutating func setPart(_ name: String, to value: AnimatableValue) -> Bool {
        switch (name, value) {
        case ("origin", .point(let point)): origin = point
        case ("size", .size(let newSize)): size = newSize
        case ("origin.x", .number(let number)): origin.x = number
        case ("origin.y", .number(let number)): origin.y = number
        case ("size.width", .number(let number)): size.width = number
        case ("size.height", .number(let number)): size.height = number
        default: return false
        }
        return true
    }
}

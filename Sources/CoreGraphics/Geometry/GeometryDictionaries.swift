// A point, size or rectangle as a property list: numbers under the keys X, Y, Width and Height.

extension CGPoint {
    /// Numbers under `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

    /// Fails when the dictionary has no numbers under `X` and `Y`.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number(in: dict, "X"), let y = number(in: dict, "Y") else { return nil }
        self.init(x: x, y: y)
    }

    /// Returns true if both are the same; the same as `==`.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Numbers under `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

    /// Fails when the dictionary has no numbers under `Width` and `Height`.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number(in: dict, "Width"), let height = number(in: dict, "Height") else { return nil }
        self.init(width: width, height: height)
    }

    /// Returns true if both are the same; the same as `==`.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Numbers under `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height)]
    }

    /// Fails unless the dictionary has numbers under all four keys.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }

    /// Returns true if both are the same; the same as `==`.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

private func number(in dictionary: CFDictionary, _ key: String) -> CGFloat? {
    switch dictionary[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

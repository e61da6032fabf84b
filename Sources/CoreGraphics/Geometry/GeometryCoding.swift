// Archives hold the numbers in a row without keys, like those Foundation writes for points and rectangles.

extension CGAffineTransform: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        let a = try numbers.decode(CGFloat.self)
        let b = try numbers.decode(CGFloat.self)
        let c = try numbers.decode(CGFloat.self)
        let d = try numbers.decode(CGFloat.self)
        let tx = try numbers.decode(CGFloat.self)
        let ty = try numbers.decode(CGFloat.self)
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}

extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        let dx = try numbers.decode(CGFloat.self)
        let dy = try numbers.decode(CGFloat.self)
        self.init(dx: dx, dy: dy)
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}

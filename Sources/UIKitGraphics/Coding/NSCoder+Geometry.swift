public import Foundation

// Geometry in archives. Keyed archives hold it as text, `{{0, 0}, {320, 480}}`; nibs as its numbers.
extension NSCoder {
    /// Zero where there is no point under the key.
    // apple: https://developer.apple.com/documentation/foundation/nscoder/decodecgpoint(forkey:)
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        geometryNumbers(forKey: key, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Zero where there is no vector under the key.
    public func decodeCGVector(forKey key: String) -> CGVector {
        geometryNumbers(forKey: key, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Zero where there is no size under the key.
    public func decodeCGSize(forKey key: String) -> CGSize {
        geometryNumbers(forKey: key, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The zero rectangle where there is none under the key.
    public func decodeCGRect(forKey key: String) -> CGRect {
        geometryNumbers(forKey: key, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Zero where there are no insets under the key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        geometryNumbers(forKey: key, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Zero where there are no insets under the key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        geometryNumbers(forKey: key, count: 4)
            .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    /// Zero where there is no offset under the key.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        geometryNumbers(forKey: key, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The identity where there is no transform under the key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        geometryNumbers(forKey: key, count: 6)
            .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    /// Writes a vector as text: `{1, 2}`.
    public func encode(_ vector: CGVector, forKey key: String) { encodeNumbers([vector.dx, vector.dy], forKey: key) }
    /// Writes insets as text: top, left, bottom, right.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
    }
    /// Writes insets as text: top, leading, bottom, trailing.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encodeNumbers([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
    }
    /// Writes an offset as text: horizontal, vertical.
    public func encode(_ offset: UIOffset, forKey key: String) { encodeNumbers([offset.horizontal, offset.vertical], forKey: key) }
    /// Writes a transform as text: `a`, `b`, `c`, `d`, `tx`, `ty`.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encodeNumbers([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
    }

    // MARK: Internal

    private func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
        encode(("{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}") as NSString, forKey: key)
    }

    /// - Returns: nil where there is nothing under the key, or where it is not that many finite numbers.
    private func geometryNumbers(forKey key: String, count: Int) -> [CGFloat]? {
        let numbers = (self as? RepeatingCoder)?.numbers(forKey: key) ?? decodeText(forKey: key).flatMap { Self.numbers(in: $0) }
        guard let numbers, numbers.count == count, numbers.allSatisfy(\.isFinite) else { return nil }
        return numbers.map { CGFloat($0) }
    }

    private static func numbers(in text: String) -> [Double]? {
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        return parts.contains(nil) ? nil : parts.compactMap { $0 }
    }
}

public import Foundation

// Geometry as text, in the form that property lists and keyed archives hold it in, and back. What cannot be read is zero.
extension NSCoder {
    /// `{1, 2}`
    // apple: https://developer.apple.com/documentation/foundation/nscoder/string(for:)-1pbg9
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    /// `{1, 2}`
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    /// `{320, 480}`
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    /// `{{0, 0}, {320, 480}}`
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Top, left, bottom, right: `{8, 16, 8, 16}`
    public class func string(for insets: UIEdgeInsets) -> String { text([insets.top, insets.left, insets.bottom, insets.right]) }
    /// Top, leading, bottom, trailing: `{8, 16, 8, 16}`
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Horizontal, vertical: `{1, 2}`
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }
    /// `[1, 0, 0, 1, 0, 0]`
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        return "[" + numbers.dropFirst().dropLast() + "]"
    }

    /// Zero where no point can be read.
    // apple: https://developer.apple.com/documentation/foundation/nscoder/cgpoint(for:)
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Zero where no vector can be read.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// Zero where no size can be read.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The zero rectangle where none can be read.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Zero where no insets can be read.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Zero where no insets can be read.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, count: 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// Zero where no offset can be read.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// The identity where no transform can be read.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, count: 6)
            .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }

    // MARK: Private

    private class func text(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ") + "}"
    }

    private class func numbers(in text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
        return parts.count == count && parts.allSatisfy(\.isFinite) ? parts.map { CGFloat($0) } : nil
    }
}

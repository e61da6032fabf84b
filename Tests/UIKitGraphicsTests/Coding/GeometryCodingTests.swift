import Testing
import UIKitTesting

/// Geometry in archives and as text.
@MainActor
struct GeometryCodingTests {
    @Test("Text of geometry reads as on Apple's systems, and leads back")
    func text() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == rect)
        let offset = UIOffset(horizontal: 5, vertical: 0.25)
        #expect(NSCoder.string(for: offset) == "{5, 0.25}")
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.cgSize(for: "nonsense") == .zero)
        #expect(NSCoder.uiOffset(for: "{1}") == .zero)
        #expect(NSCoder.cgVector(for: "{1, nan}") == .zero)
    }

    @Test("Offsets and other geometry come back out of archives")
    func archives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(UIOffset(horizontal: 3, vertical: -4), forKey: "offset")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(CGVector(dx: 7, dy: 8), forKey: "vector")
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: -4))
        #expect(unarchiver.decodeUIEdgeInsets(forKey: "insets").right == 4)
        #expect(unarchiver.decodeCGVector(forKey: "vector").dy == 8)
    }
}

/// Which view classes override `draw(_:)`: only those cost a picture in memory.
///
/// The answer is read from the method tables: two classes that differ in nothing but an override of `draw(_:)` show at which
/// place of a class that method stands, and a class overrides it if it holds something else there than `UIView`.
@MainActor
enum DrawingClasses {
    static func drawsContent(_ viewClass: UIView.Type) -> Bool {
        word(slot, of: viewClass) != word(slot, of: UIView.self)
    }

    /// The place of `draw(_:)` in the tables, in words.
    private static let slot: Int = {
        // Method tables hold 64-bit pointers after the header; those of UIView's own part are at the same places in both classes.
        let candidates = (headerWords..<sizeInWords(of: UIView.self)).filter {
            word($0, of: DrawingProbe.self) != word($0, of: PlainProbe.self)
                && word($0, of: PlainProbe.self) == word($0, of: UIView.self)
        }
        guard let slot = candidates.first, candidates.count == 1 else {
            fatalError(
                "The method table of UIView is not understood: \(candidates.count) candidates for draw(_:). Report the compiler used.")
        }
        return slot
    }()

    /// Kind, superclass, three words of flags and sizes, the description and the destroyer of stored properties.
    private static let headerWords = 7

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    /// How long the table of a class is. The 32-bit size of the whole record and the part before its address stand in the header.
    private static func sizeInWords(of type: AnyClass) -> Int {
        let record = UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<UInt>.self))
        let classSize = record.load(fromByteOffset: sizeOffset, as: UInt32.self)
        let addressPoint = record.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// Without Objective-C: kind, superclass, flags (4), instance address point (4), instance size (4), alignment mask (2), reserved (2).
    private static let sizeOffset = 2 * MemoryLayout<UInt>.size + 16
}

private final class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { preconditionFailure("DrawingProbe is never shown; it only marks a place in a method table.") }
}

private final class PlainProbe: UIView {}

/// The offset of a method in the method tables of a class and its subclasses: shows which of them override it.
///
/// It is read from the method tables: two classes that differ in nothing but an override of the method show at which offset of a class it
/// stands, and a class overrides it if it holds something else there than the base class.
package struct OverridableMethod {
    private let base: AnyClass
    /// In words from the beginning of the table.
    private let slot: Int

    /// - Parameters:
    ///   - name: for the message if the tables are not as expected.
    ///   - probe: a direct subclass of `base` that overrides the method and nothing else.
    ///   - plain: a direct subclass of `base` that overrides nothing.
    package init(of base: AnyClass, named name: String, overriddenBy probe: AnyClass, butNotBy plain: AnyClass) {
        // Method tables hold 64-bit pointers after the header; those of the base class are at the same positions in all three.
        let candidates = (Self.headerWords..<Self.sizeInWords(of: base)).filter {
            Self.word($0, of: probe) != Self.word($0, of: plain) && Self.word($0, of: plain) == Self.word($0, of: base)
        }
        guard let slot = candidates.first, candidates.count == 1 else {
            fatalError(
                "The method table of \(base) is not understood: \(candidates.count) candidates for \(name). Report the compiler used.")
        }
        self.base = base
        self.slot = slot
    }

    package func isOverridden(by type: AnyClass) -> Bool { Self.word(slot, of: type) != Self.word(slot, of: base) }

    /// Kind, superclass, three words of flags and sizes, the description and the destroyer of stored properties.
    private static let headerWords = 7

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    /// How long the table of a class is. The 32-bit size of the whole record and the part before its address are in the header.
    private static func sizeInWords(of type: AnyClass) -> Int {
        let record = UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<UInt>.self))
        let classSize = record.load(fromByteOffset: sizeOffset, as: UInt32.self)
        let addressPoint = record.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// Without Objective-C: kind, superclass, flags (4), instance address point (4), instance size (4), alignment mask (2), reserved (2).
    private static let sizeOffset = 2 * MemoryLayout<UInt>.size + 16
}

/// The words of a class's metadata in which the compiler keeps the addresses of methods that can be overridden, beside other things.
///
/// The metadata of a class begins, at the address that stands for the class, with a kind and the superclass. Its size and how far into it
/// that address lies are in the fifth word. What superclasses have declared stands at the same places in all their subclasses.
struct MethodTable {
    private let words: UnsafeMutablePointer<UInt>
    let count: Int

    /// The words behind those of the class itself: kind, superclass, flags and sizes, descriptor, destroyer of variables.
    static let firstIndex = 7

    init(of type: AnyClass) {
        let start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
        let startOffset = Int(start.load(fromByteOffset: 36, as: UInt32.self))
        words = start.assumingMemoryBound(to: UInt.self)
        count = max(0, size - startOffset) / MemoryLayout<UInt>.stride
    }

    subscript(index: Int) -> UInt {
        get { words[index] }
        nonmutating set { words[index] = newValue }
    }
}

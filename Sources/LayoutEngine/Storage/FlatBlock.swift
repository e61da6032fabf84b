internal import MemoryPrefetch

/// Memory for the first elements of several arrays.
///
/// optimization: a solver of a cell has some thirty arrays of a few elements. In one piece they take one allocation in place of as many, and
/// what is used one after the other lies side by side.
struct FlatBlock: ~Copyable {
    private let base: UnsafeMutableRawPointer
    private let size: Int
    private var used = 0

    /// - Parameter size: in bytes.
    init(size: Int) {
        base = .allocate(byteCount: size, alignment: 16)
        self.size = size
    }

    deinit { base.deallocate() }

    /// Asks the processor for all that is in use.
    func prefetch() { mp_prefetch(base, used) }

    /// An empty array with room for so many elements; one without room if the block has no more.
    mutating func array<Element: BitwiseCopyable>(_ capacity: Int32) -> FlatArray<Element> {
        let alignment = MemoryLayout<Element>.alignment
        let start = (used + alignment - 1) / alignment * alignment
        let end = start + Int(capacity) * MemoryLayout<Element>.stride
        if end > size { return FlatArray() }
        used = end
        return FlatArray(in: (base + start).bindMemory(to: Element.self, capacity: Int(capacity)), capacity: capacity)
    }
}

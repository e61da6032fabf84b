/// Numbers and records one after the other, without counting references and, in release builds, without checking bounds.
///
/// optimization: a solver takes microseconds for a cell; the checks of `Array` and of access to properties of classes would double that.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    /// Points nowhere while there is no capacity.
    private var base = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    /// The capacity; with the highest bit set where the memory is a ``FlatBlock``'s.
    private var room: Int32 = 0
    private(set) var count: Int32 = 0

    init() {}

    /// An empty array whose first elements are in memory of a block, which has to outlive it.
    init(in memory: UnsafeMutablePointer<Element>, capacity: Int32) {
        base = memory
        room = capacity | .min
    }

    deinit { if room > 0 { base.deallocate() } }

    private var capacity: Int32 { room & .max }

    subscript(index: Int32) -> Element {
        unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(base + Int(index))
        }
        unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return base + Int(index)
        }
    }

    var isEmpty: Bool { count == 0 }

    var last: Element? { count == 0 ? nil : self[count - 1] }

    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + Int(count)).initialize(to: element)
        count += 1
    }

    mutating func append(repeating element: Element, count added: Int32) {
        for _ in 0..<added { append(element) }
    }

    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[Int(count)]
    }

    mutating func removeAll() { count = 0 }

    mutating func sort(by isBefore: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: Int(count))
        elements.sort(by: isBefore)
    }

    mutating func insert(_ element: Element, at index: Int32) {
        append(element)
        var position = count - 1
        while position > index {
            self[position] = self[position - 1]
            position -= 1
        }
        self[index] = element
    }

    mutating func remove(at index: Int32) {
        var position = index
        while position < count - 1 {
            self[position] = self[position + 1]
            position += 1
        }
        count -= 1
    }

    mutating func removeFirst(_ removed: Int32) {
        base.update(from: base + Int(removed), count: Int(count - removed))
        count -= removed
    }

    mutating func removeLast(_ removed: Int32) { count -= removed }

    @inline(never)
    private mutating func grow() {
        let larger = max(capacity * 2, 8)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: Int(larger))
        memory.moveInitialize(from: base, count: Int(count))
        if room > 0 { base.deallocate() }
        base = memory
        room = larger
    }
}

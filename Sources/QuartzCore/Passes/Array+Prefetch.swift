internal import MemoryPrefetch

// optimization: a walk over a tree that was made or changed finds its objects far apart in memory, one by the other. Asked for while the one
// before is looked at, the next one is there when its turn comes (`bench peers "first frame"`).
extension Array where Element: AnyObject {
    /// Asks the processor for the object at an index, if there is one. Counts no reference and reads nothing of the object.
    @inline(__always)
    func prefetch(_ index: Int) {
        guard index >= 0, index < count else { return }
        withUnsafeBufferPointer { elements in
            let address = UnsafeRawPointer(elements.baseAddress.unsafelyUnwrapped) + index * MemoryLayout<Element>.stride
            mp_prefetch(address.load(as: UnsafeRawPointer.self), objectSize)
        }
    }
}

/// In bytes; what a walk looks at of a layer, a node and a step lies within.
private let objectSize = 256

internal import CMalloc
@_spi(ForasteroInternal) import ObjCRuntime

/// How the C library and Foundation deal with memory.
enum HeapPolicy {
    /// In bytes.
    private static let threshold: Int32 = 128 << 10

    /// Takes blocks of 128 KiB and more from the kernel one by one, and gives them back as soon as they are freed.
    ///
    /// Left to itself the library raises this size with each larger block that is freed, up to 32 MiB. Pictures then lie on the heap
    /// between small blocks that live long, and what is freed between them cannot be given back: in 24,000 commands of a monkey the heap
    /// of an app grew to 43 MB, of which 33 MB were in use. With a size that stays, 64 KiB in that measurement, it had
    /// 33 MB, of which 32 MB were in use. After 528 tests, each with a screen of its own, a process had 978 MB, and has 422 with this.
    ///
    /// Attributed strings take the lists of their attributes along; see ``AttributeLists``.
    static func apply() {
        mallopt(M_MMAP_THRESHOLD, threshold)
        AttributeLists.freeWithTheirStrings()
    }
}

/// Memory for the pixels of a buffer, all bytes zero.
package struct PixelMemory: @unchecked Sendable {
    package let start: UnsafeMutableRawPointer
    /// The bytes that the kernel has mapped for it; zero for memory of the heap.
    private let mapped: Int

    // optimization: a picture as large as a screen is in pages of two megabytes where the kernel has them. Otherwise the first frame stops
    // thousands of times until a page is there, which took a sixth of an app's start, and copying misses the translation of addresses.
    private static let largePage = 2 << 20
    private static let largeFrom = 2 * largePage

    /// Fails when memory is short.
    package init?(count: Int) {
        guard count >= Self.largeFrom else {
            guard let memory = calloc(count, 1) else { return nil }
            (start, mapped) = (memory, 0)
            return
        }
        // Less than half a large page is made of small ones.
        let page = count % Self.largePage > Self.largePage / 2 ? Self.largePage : Int(sysconf(Int32(_SC_PAGESIZE)))
        let length = (count + page - 1) / page * page
        let room = length + Self.largePage
        guard let whole = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), whole != MAP_FAILED else {
            return nil
        }
        // Large pages begin at multiples of their size; what is before and behind is given back.
        let before = (Self.largePage - Int(bitPattern: whole) % Self.largePage) % Self.largePage
        if before > 0 { munmap(whole, before) }
        if room - before > length { munmap(whole + before + length, room - before - length) }
        (start, mapped) = (whole + before, length)
        madvise(start, length, MADV_HUGEPAGE)
    }

    package func release() {
        if mapped > 0 { munmap(start, mapped) } else { free(start) }
    }
}

import Foundation
internal import PixelKernels

/// Memory that begins anew behind its end: `size` bytes from any place in it lie one behind the other.
// optimization: it is mapped twice, side by side. So rows may go round in it, and whoever reads them need not know.
final class PixelRing {
    let start: UnsafeMutableRawPointer
    /// In bytes; whole pages.
    let size: Int

    /// All zero. Fails where the system gives no such memory.
    init?(atLeast bytes: Int) {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        size = (bytes + page - 1) / page * page
        guard let start = pk_make_ring(size) else { return nil }
        self.start = start
    }

    deinit { pk_free_ring(start, size) }
}

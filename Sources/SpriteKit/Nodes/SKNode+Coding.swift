public import Foundation
import ObjCRuntime

// Keyed unarchivers of Foundation make nothing but objects that say they can be archived. Nodes can be read only, and so do not say it to apps.
@_spi(ForasteroInternal)
extension SKNode: @preconcurrency NSCoding {
    public func encode(with coder: NSCoder) {
        _require(false, "Can't archive \(self): nodes are read from archives, and not written into any. Keep what the node is made from.")
    }
}

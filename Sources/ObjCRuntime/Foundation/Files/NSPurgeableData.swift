public import Foundation

/// Data that the system may throw away while nobody looks at it. This one does not: memory is not short here, and what is thrown away
/// would be missing.
///
/// Foundation's data keeps the bytes of its own classes only, and asks subclasses for theirs.
// apple: https://developer.apple.com/documentation/foundation/nspurgeabledata
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var content: UnsafeMutableRawPointer = .allocate(byteCount: 16, alignment: 16)
    private var capacity = 16
    private var count = 0

    deinit { content.deallocate() }

    // MARK: The content

    open override var length: Int {
        get { count }
        set {
            reserve(newValue)
            if newValue > count { (content + count).initializeMemory(as: UInt8.self, repeating: 0, count: newValue - count) }
            count = newValue
        }
    }
    open override var bytes: UnsafeRawPointer { UnsafeRawPointer(content) }
    open override var mutableBytes: UnsafeMutableRawPointer { content }

    open override func append(_ bytes: UnsafeRawPointer, length: Int) {
        replaceBytes(in: NSRange(location: count, length: 0), withBytes: bytes, length: length)
    }
    open override func append(_ other: Data) {
        other.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { append(start, length: bytes.count) }
        }
    }
    open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
        replaceBytes(in: range, withBytes: bytes, length: range.length)
    }
    /// Zeros take the place where there are no new bytes. Those that are not reached yet are zeros.
    open override func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int) {
        let end = range.location + range.length
        if end > count { length = end }
        let rest = count - end
        reserve(range.location + replacementLength + rest)
        let gap = content + range.location
        (gap + replacementLength).copyMemory(from: gap + range.length, byteCount: rest)
        if let replacementBytes {
            gap.copyMemory(from: replacementBytes, byteCount: replacementLength)
        } else {
            gap.initializeMemory(as: UInt8.self, repeating: 0, count: replacementLength)
        }
        count = range.location + replacementLength + rest
    }

    private func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = Swift.max(needed, 2 * capacity)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: content, byteCount: count)
        content.deallocate()
        content = larger
    }

    // MARK: Throwing it away

    /// Somebody looks at it.
    /// - Returns: whether it is still there: true.
    @discardableResult
    open func beginContentAccess() -> Bool { true }
    /// Somebody has looked at it.
    open func endContentAccess() {}
    /// May throw it away. Does nothing.
    open func discardContentIfPossible() {}
    /// Returns true if it was thrown away: no.
    open func isContentDiscarded() -> Bool { false }
}

internal import COpenSSL

/// The result of a function: ``kCCSuccess``, or why it failed.
public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let length = Int32(exactly: count) else { return CCRNGStatus(kCCParamError) }
    let isDone = RAND_bytes(bytes?.assumingMemoryBound(to: UInt8.self), length) == 1
    return CCRNGStatus(isDone ? kCCSuccess : kCCRNGFailure)
}

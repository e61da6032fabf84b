internal import COpenSSL

/// Bytes that nobody can foretell.
enum RandomBytes {
    static func make(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            guard RAND_bytes(buffer.baseAddress, Int32(count)) == 1 else { fatalError("The system gives no random bytes.") }
            written = count
        }
    }
}

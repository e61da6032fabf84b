// Addresses of sockets say how long they are on Apple's systems; on Linux their family alone says it.

extension sockaddr_in {
    /// The length of the address in bytes. Setting it has no effect: the length goes with the family.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        // Whoever sets it means that very length.
        set {}
    }
}

extension sockaddr_in6 {
    /// The length of the address in bytes. Setting it has no effect: the length goes with the family.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    /// The length of the address in bytes, as far as its family is known. Setting it has no effect.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            default: UInt8(MemoryLayout<sockaddr>.size)
            }
        }
        set {}
    }
}

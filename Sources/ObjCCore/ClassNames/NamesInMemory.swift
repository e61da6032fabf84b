/// Names as C has them, each of them once, for functions whose callers do not free what they get.
struct NamesInMemory {
    private var addresses: [String: UInt] = [:]

    mutating func address(of name: String) -> UInt {
        if let known = addresses[name] { return known }
        let text = Array(name.utf8CString)
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
        memory.initialize(from: text, count: text.count)
        addresses[name] = UInt(bitPattern: memory)
        return UInt(bitPattern: memory)
    }
}

/// Reads numbers and runs of bytes one after the other, and never outside.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var offset: Int

    /// - Parameter offset: where to begin; an offset outside counts as the end.
    init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(max(offset, 0), bytes.count)
    }

    var remaining: Int { bytes.count - offset }

    mutating func byte() throws(CompiledNibError) -> UInt8 {
        guard offset < bytes.count else { throw CompiledNibError(.truncated, at: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func bytes(_ count: Int) throws(CompiledNibError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw CompiledNibError(.truncated, at: offset) }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    /// A number whose lowest byte comes first.
    mutating func littleEndian<Number: FixedWidthInteger>(_: Number.Type) throws(CompiledNibError) -> Number {
        var number: Number = 0
        for (index, byte) in try bytes(MemoryLayout<Number>.size).enumerated() {
            number |= Number(truncatingIfNeeded: byte) << (8 * index)
        }
        return number
    }

    /// A number whose highest byte comes first, of 1 to 8 bytes.
    mutating func bigEndian(_ count: Int) throws(CompiledNibError) -> UInt64 {
        try bytes(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Seven bits in each byte, the lowest first. The last byte is the one whose highest bit is set, unlike in LEB128.
    mutating func variableLength() throws(CompiledNibError) -> Int {
        let start = offset
        var number = 0
        for shift in stride(from: 0, through: 28, by: 7) {
            let byte = try byte()
            number |= Int(byte & 0x7F) << shift
            if byte & 0x80 != 0 { return number }
        }
        throw CompiledNibError(.numberTooLarge, at: start)
    }
}

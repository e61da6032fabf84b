/// Writes the payload of an index file.
struct IndexWriter {
    private(set) var bytes: [UInt8] = []

    static func encode(_ index: ModuleIndex) -> [UInt8] {
        var payload = IndexWriter()
        payload.write(index.moduleName)
        payload.write(index.kind.rawValue)
        var file = IndexWriter()
        file.bytes = IndexFormat.magic
        file.write(IndexFormat.version)
        file.write(IndexFormat.checksum(payload.bytes[...]))
        return file.bytes + payload.bytes
    }

    mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }
}

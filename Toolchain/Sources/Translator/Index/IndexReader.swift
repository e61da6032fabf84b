/// Reads the payload of an index file; every read is checked against the end.
struct IndexReader {
    /// The payload ended, or said something that cannot be.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var position: Int

    static func decode(_ bytes: [UInt8], path: String) throws(ModuleIndexError) -> ModuleIndex {
        guard bytes.count >= IndexFormat.headerSize, bytes.starts(with: IndexFormat.magic) else { throw .notAnIndex(path: path) }
        var reader = IndexReader(bytes: bytes, position: IndexFormat.magic.count)
        do {
            let version = try reader.number(UInt32.self)
            guard version == IndexFormat.version else {
                throw ModuleIndexError.foreignVersion(path: path, found: version, expected: IndexFormat.version)
            }
            guard try reader.number(UInt64.self) == IndexFormat.checksum(bytes[IndexFormat.headerSize...]) else { throw Malformed() }
            let name = try reader.text()
            guard let kind = ModuleKind(rawValue: try reader.number(UInt8.self)) else { throw Malformed() }
            return ModuleIndex(moduleName: name, kind: kind)
        } catch let error as ModuleIndexError {
            throw error
        } catch {
            throw .damaged(path: path)
        }
    }

    mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws -> Number {
        let end = position + MemoryLayout<Number>.size
        guard end <= bytes.count else { throw Malformed() }
        defer { position = end }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Number.self)) }
    }

    mutating func text() throws -> String {
        let end = position + Int(try number(UInt32.self)) + 4
        guard end <= bytes.count else { throw Malformed() }
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }
}

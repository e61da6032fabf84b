/// Reads the parts of an index file; every read is checked against the end.
struct IndexReader {
    /// The payload ended, or said something that cannot be.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    static func decode(_ bytes: [UInt8], path: String) throws(ModuleIndexError) -> ModuleIndex {
        guard bytes.count >= IndexFormat.headerSize, bytes.starts(with: IndexFormat.magic) else { throw .notAnIndex(path: path) }
        var reader = IndexReader(bytes, at: IndexFormat.magic.count)
        do {
            let version = try reader.number(UInt32.self)
            guard version == IndexFormat.version else {
                throw ModuleIndexError.foreignVersion(path: path, found: version, expected: IndexFormat.version)
            }
            guard try reader.number(UInt64.self) == IndexFormat.checksum(bytes[IndexFormat.headerSize...]) else { throw Malformed() }
            return try reader.index()
        } catch let error as ModuleIndexError {
            throw error
        } catch {
            throw .damaged(path: path)
        }
    }

    private mutating func index() throws -> ModuleIndex {
        let name = try text()
        guard let kind = ModuleKind(rawValue: try number(UInt8.self)) else { throw Malformed() }
        let strings = try StringTable(&self, bytes: bytes)
        let imports = try self.strings(strings)
        let aliases = try array { reader in (try reader.string(strings), try reader.string(strings)) }
        let summary = try IndexSummary(&self, strings)
        let directory = try array { reader in
            IndexPayload.Entry(
                name: try reader.string(strings), isExtension: try reader.number(UInt8.self) != 0,
                start: Int(try reader.number(UInt32.self)))
        }
        let payload = IndexPayload(bytes: bytes, strings: strings, directory: directory, recordsStart: position)
        return ModuleIndex(
            moduleName: name, kind: kind, imports: imports, aliases: Dictionary(aliases) { first, _ in first }, summary: summary,
            payload: payload)
    }

    // MARK: Primitives

    mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws -> Number {
        let end = position + MemoryLayout<Number>.size
        guard position >= 0, end <= bytes.count else { throw Malformed() }
        defer { position = end }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Number.self)) }
    }

    mutating func text() throws -> String {
        let count = Int(try number(UInt32.self))
        let start = position
        try skip(count)
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func skip(_ count: Int) throws {
        guard count >= 0, position + count <= bytes.count else { throw Malformed() }
        position += count
    }

    mutating func string(_ table: StringTable) throws -> String {
        guard let string = try optionalString(table) else { throw Malformed() }
        return string
    }

    mutating func optionalString(_ table: StringTable) throws -> String? {
        let number = try number(UInt32.self)
        return number == IndexFormat.noString ? nil : try table.string(Int(number))
    }

    mutating func strings(_ table: StringTable) throws -> [String] {
        try array { try $0.string(table) }
    }

    mutating func array<Element>(_ each: (inout IndexReader) throws -> Element) throws -> [Element] {
        let count = Int(try number(UInt32.self))
        // An element takes a byte at least; a count beyond that is damage, not a reason to ask for memory.
        guard count <= bytes.count - position else { throw Malformed() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try each(&self)) }
        return elements
    }
}

/// The texts of an index, each made when it is asked for.
struct StringTable: Sendable {
    private let bytes: [UInt8]
    private let count: Int
    private let endsStart: Int
    private let textStart: Int

    init(_ reader: inout IndexReader, bytes: [UInt8]) throws {
        self.bytes = bytes
        count = Int(try reader.number(UInt32.self))
        endsStart = reader.position
        try reader.skip(count * 4)
        textStart = reader.position
        if count > 0 {
            var last = IndexReader(bytes, at: endsStart + (count - 1) * 4)
            try reader.skip(Int(try last.number(UInt32.self)))
        }
    }

    func string(_ number: Int) throws -> String {
        guard number < count else { throw IndexReader.Malformed() }
        let start = number == 0 ? 0 : end(number - 1)
        let range = textStart + start..<max(textStart + start, textStart + end(number))
        guard range.upperBound <= bytes.count else { throw IndexReader.Malformed() }
        return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    private func end(_ number: Int) -> Int {
        bytes.withUnsafeBytes {
            Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: endsStart + number * 4, as: UInt32.self)))
        }
    }
}

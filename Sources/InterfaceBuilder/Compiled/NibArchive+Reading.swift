extension NibArchive {
    /// Where a table is in the file.
    private struct Table {
        let name: String
        let count: Int
        let offset: Int

        /// - Parameter elementSize: the least number of bytes of an element, so that no table can ask for more memory than the
        ///   file could fill.
        init(_ name: String, elementSize: Int, in bytes: [UInt8], from header: inout ByteReader) throws(CompiledNibError) {
            let location = header.offset
            self.name = name
            count = Int(try header.littleEndian(UInt32.self))
            offset = Int(try header.littleEndian(UInt32.self))
            guard offset <= bytes.count, count <= (bytes.count - offset) / elementSize else {
                throw CompiledNibError(.tableOutside(name, count: count), at: location)
            }
        }

        func check(_ index: Int, at location: Int) throws(CompiledNibError) {
            guard index < count else { throw CompiledNibError(.indexOutside(name, index: index, count: count), at: location) }
        }
    }

    private static let knownVersions: ClosedRange<UInt32> = 9...10

    /// Reads a file's tables, and checks that every index is one of its table.
    init(_ bytes: [UInt8]) throws(CompiledNibError) {
        var header = ByteReader(bytes)
        guard try header.bytes(Self.signature.count) == Self.signature[...] else { throw CompiledNibError(.unknownFormat, at: 0) }
        _ = try header.littleEndian(UInt32.self)
        let version = try header.littleEndian(UInt32.self)
        guard Self.knownVersions.contains(version) else { throw CompiledNibError(.unsupportedVersion(Int(version)), at: 14) }
        let objectTable = try Table("objects", elementSize: 3, in: bytes, from: &header)
        let keyTable = try Table("keys", elementSize: 1, in: bytes, from: &header)
        let valueTable = try Table("values", elementSize: 2, in: bytes, from: &header)
        let classTable = try Table("classes", elementSize: 2, in: bytes, from: &header)

        keys = try Self.readKeys(keyTable, bytes)
        classNames = try Self.readClassNames(classTable, bytes)
        objects = try Self.readObjects(objectTable, classTable, valueTable, bytes)
        entries = try Self.readEntries(valueTable, keyTable, objectTable, bytes)
    }

    private static func readObjects(
        _ table: Table, _ classes: Table, _ values: Table, _ bytes: [UInt8]
    ) throws(CompiledNibError) -> [Object] {
        var reader = ByteReader(bytes, at: table.offset)
        var objects: [Object] = []
        objects.reserveCapacity(table.count)
        var unclaimed = values.count
        for _ in 0..<table.count {
            let location = reader.offset
            let classIndex = try reader.variableLength()
            let first = try reader.variableLength()
            let count = try reader.variableLength()
            try classes.check(classIndex, at: location)
            guard first + count <= values.count else {
                throw CompiledNibError(.indexOutside(values.name, index: first + count, count: values.count), at: location)
            }
            guard count <= unclaimed else { throw CompiledNibError(.sharedValues, at: location) }
            unclaimed -= count
            objects.append(Object(classIndex: classIndex, values: first..<first + count))
        }
        return objects
    }

    private static func readKeys(_ table: Table, _ bytes: [UInt8]) throws(CompiledNibError) -> [String] {
        var reader = ByteReader(bytes, at: table.offset)
        var keys: [String] = []
        keys.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let length = try reader.variableLength()
            keys.append(try text(try reader.bytes(length), at: reader.offset))
        }
        return keys
    }

    private static func readClassNames(_ table: Table, _ bytes: [UInt8]) throws(CompiledNibError) -> [ClassName] {
        var reader = ByteReader(bytes, at: table.offset)
        var names: [ClassName] = []
        names.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let length = try reader.variableLength()
            let fallbackCount = try reader.variableLength()
            guard fallbackCount <= reader.remaining / 4 else {
                throw CompiledNibError(.tableOutside("fallback classes", count: fallbackCount), at: reader.offset)
            }
            var fallbacks: [Int] = []
            for _ in 0..<fallbackCount {
                let index = Int(try reader.littleEndian(UInt32.self))
                try table.check(index, at: reader.offset)
                fallbacks.append(index)
            }
            // The length counts a zero behind the name.
            let name = try reader.bytes(length).prefix { $0 != 0 }
            names.append(ClassName(name: try text(name, at: reader.offset), fallbacks: fallbacks))
        }
        return names
    }

    private static func text(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(CompiledNibError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw CompiledNibError(.invalidText, at: offset) }
        return text
    }
}

// MARK: - Values

extension NibArchive {
    private static func readEntries(
        _ table: Table, _ keys: Table, _ objects: Table, _ bytes: [UInt8]
    ) throws(CompiledNibError) -> [Entry] {
        var reader = ByteReader(bytes, at: table.offset)
        var entries: [Entry] = []
        entries.reserveCapacity(table.count)
        for _ in 0..<table.count {
            let location = reader.offset
            let keyIndex = try reader.variableLength()
            try keys.check(keyIndex, at: location)
            let value = try readValue(&reader)
            if case .object(let index) = value { try objects.check(index, at: location) }
            entries.append(Entry(keyIndex: keyIndex, value: value))
        }
        return entries
    }

    private static func readValue(_ reader: inout ByteReader) throws(CompiledNibError) -> Value {
        let location = reader.offset
        switch try reader.byte() {
        case 0: return .integer(Int(try reader.littleEndian(Int8.self)))
        case 1: return .integer(Int(try reader.littleEndian(Int16.self)))
        case 2: return .integer(Int(try reader.littleEndian(Int32.self)))
        case 3: return .integer(Int(try reader.littleEndian(Int64.self)))
        case 4: return .bool(false)
        case 5: return .bool(true)
        case 6: return .real(Double(Float(bitPattern: try reader.littleEndian(UInt32.self))))
        case 7: return .real(Double(bitPattern: try reader.littleEndian(UInt64.self)))
        case 8:
            let length = try reader.variableLength()
            return .data(try reader.bytes(length))
        case 9: return .null
        case 10: return .object(Int(try reader.littleEndian(UInt32.self)))
        case let type: throw CompiledNibError(.unknownValueType(Int(type)), at: location)
        }
    }
}

/// The part of an index file that is decoded on demand.
struct IndexPayload: Sendable {
    struct Entry: Sendable {
        let name: String
        let isExtension: Bool
        /// Counted from the start of the records.
        let start: Int
    }

    let bytes: [UInt8]
    let strings: StringTable
    let directory: [Entry]
    let recordsStart: Int

    /// nil if the record is malformed, which the checksum makes all but impossible.
    func decodeRecord(_ number: Int) -> TypeRecord? {
        let entry = directory[number]
        var reader = IndexReader(bytes, at: recordsStart + entry.start)
        return try? TypeRecord(&reader, strings, name: entry.name)
    }
}

extension IndexSummary {
    init(_ reader: inout IndexReader, _ strings: StringTable) throws {
        self.init()
        let methods = try reader.array { reader in
            let name = try reader.string(strings)
            let places = try reader.array { reader in
                MethodPlace(record: Int(try reader.number(UInt32.self)), method: Int(try reader.number(UInt32.self)))
            }
            return (name, places)
        }
        for (name, places) in methods {
            for place in places { add(optionalMethod: name, at: place) }
        }
        for name in try reader.strings(strings) { add(optionalProperty: name) }
        for key in try reader.strings(strings) { add(designatedInitializer: key) }
    }
}

extension TypeRecord {
    init(_ reader: inout IndexReader, _ strings: StringTable, name: String) throws {
        guard let kind = Kind(rawValue: try reader.number(UInt8.self)) else { throw IndexReader.Malformed() }
        self.init(name: name, kind: kind)
        flags = Flags(rawValue: try reader.number(UInt16.self))
        objcName = try reader.optionalString(strings)
        inherited = try reader.strings(strings)
        genericParameters = try reader.array { reader in
            GenericParameter(name: try reader.string(strings), bound: try reader.string(strings))
        }
        methods = try reader.array { try MethodRecord(&$0, strings) }
        properties = try reader.array { reader in
            PropertyRecord(
                name: try reader.string(strings), type: try reader.optionalString(strings), objcName: try reader.optionalString(strings),
                flags: PropertyRecord.Flags(rawValue: try reader.number(UInt16.self)))
        }
        initializers = try reader.array { reader in
            InitializerRecord(
                labels: try reader.strings(strings), flags: InitializerRecord.Flags(rawValue: try reader.number(UInt8.self)))
        }
    }
}

extension MethodRecord {
    init(_ reader: inout IndexReader, _ strings: StringTable) throws {
        self.init(
            baseName: try reader.string(strings), labels: try reader.strings(strings), parameterTypes: try reader.strings(strings),
            resultType: try reader.optionalString(strings), objcName: try reader.optionalString(strings),
            flags: Flags(rawValue: try reader.number(UInt32.self)))
    }
}

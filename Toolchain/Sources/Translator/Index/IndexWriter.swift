/// Writes an index file.
struct IndexWriter {
    private var bytes: [UInt8] = []
    private var strings: [String] = []
    private var stringNumbers: [String: UInt32] = [:]

    static func encode(_ index: ModuleIndex) -> [UInt8] {
        var writer = IndexWriter()
        writer.write(strings: index.imports)
        writer.write(aliases: index.aliases)
        writer.write(index.summary)
        writer.write(records: index.allRecords)
        let body = writer.bytes

        var payload = IndexWriter()
        payload.write(text: index.moduleName)
        payload.write(index.kind.rawValue)
        payload.write(table: writer.strings)
        payload.bytes += body

        var file = IndexWriter()
        file.bytes = IndexFormat.magic
        file.write(IndexFormat.version)
        file.write(IndexFormat.checksum(payload.bytes[...]))
        return file.bytes + payload.bytes
    }

    // MARK: Primitives

    private mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func write(text: String) {
        write(UInt32(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(_ string: String?) {
        guard let string else { return write(IndexFormat.noString) }
        if let number = stringNumbers[string] { return write(number) }
        let number = UInt32(strings.count)
        stringNumbers[string] = number
        strings.append(string)
        write(number)
    }

    private mutating func write<Element>(_ elements: some Collection<Element>, _ each: (inout IndexWriter, Element) -> Void) {
        write(UInt32(elements.count))
        for element in elements { each(&self, element) }
    }

    private mutating func write(strings: some Collection<String>) { write(strings) { $0.write($1) } }

    // MARK: Sections

    private mutating func write(table: [String]) {
        write(UInt32(table.count))
        var end: UInt32 = 0
        for string in table {
            end += UInt32(string.utf8.count)
            write(end)
        }
        for string in table { bytes.append(contentsOf: string.utf8) }
    }

    private mutating func write(aliases: [String: String]) {
        write(aliases.sorted { $0.key < $1.key }) { writer, alias in
            writer.write(alias.key)
            writer.write(alias.value)
        }
    }

    private mutating func write(_ summary: IndexSummary) {
        write(summary.optionalMethods.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            writer.write(entry.value) { writer, place in
                writer.write(UInt32(place.record))
                writer.write(UInt32(place.method))
            }
        }
        write(strings: summary.optionalProperties.sorted())
        write(strings: summary.designatedInitializers.sorted())
    }

    private mutating func write(records: [TypeRecord]) {
        var contents = IndexWriter()
        (contents.strings, contents.stringNumbers) = (strings, stringNumbers)
        var starts: [Int] = []
        for record in records {
            starts.append(contents.bytes.count)
            contents.write(record)
        }
        (strings, stringNumbers) = (contents.strings, contents.stringNumbers)
        write(zip(records, starts).map { $0 }) { writer, entry in
            writer.write(entry.0.name)
            writer.write(UInt8(entry.0.kind == .extension ? 1 : 0))
            writer.write(UInt32(entry.1))
        }
        bytes += contents.bytes
    }

    private mutating func write(_ record: TypeRecord) {
        write(record.kind.rawValue)
        write(record.flags.rawValue)
        write(record.objcName)
        write(strings: record.inherited)
        write(record.genericParameters) { writer, parameter in
            writer.write(parameter.name)
            writer.write(parameter.bound)
        }
        write(record.methods) { $0.write($1) }
        write(record.properties) { writer, property in
            writer.write(property.name)
            writer.write(property.type)
            writer.write(property.objcName)
            writer.write(property.flags.rawValue)
        }
        write(record.initializers) { writer, initializer in
            writer.write(strings: initializer.labels)
            writer.write(initializer.flags.rawValue)
        }
    }

    private mutating func write(_ method: MethodRecord) {
        write(method.baseName)
        write(strings: method.labels)
        write(strings: method.parameterTypes)
        write(method.resultType)
        write(method.objcName)
        write(method.flags.rawValue)
    }
}

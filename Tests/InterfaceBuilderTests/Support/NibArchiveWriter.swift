/// Writes the binary format of compiled nibs, also wrongly: the reader's tests make their files with it.
struct NibArchiveWriter {
    enum Value {
        case null
        case bool(Bool)
        case integer(Int, size: Int)
        case float(Float)
        case double(Double)
        case data([UInt8])
        case object(Int)
        /// A type of value and what follows it.
        case raw([UInt8])
    }
    struct Object {
        var className: String
        var values: [(key: String, value: Value)]
    }

    var version: UInt32 = 9
    var objects: [Object] = []
    /// Under the name of a class, the one to make in its place.
    var fallbacks: [String: String] = [:]

    /// - Returns: the object's number.
    @discardableResult
    mutating func add(_ className: String, _ values: [(String, Value)] = []) -> Int {
        objects.append(Object(className: className, values: values.map { (key: $0.0, value: $0.1) }))
        return objects.count - 1
    }

    @discardableResult
    mutating func addText(_ text: String) -> Int { add("NSString", [("NS.bytes", .data(Array(text.utf8)))]) }

    @discardableResult
    mutating func addList(_ className: String, _ elements: [Int]) -> Int {
        add(className, [("NSInlinedValue", .bool(true))] + elements.map { ("UINibEncoderEmptyKey", .object($0)) })
    }

    // MARK: Writing

    var bytes: [UInt8] {
        var keys: [String] = [], classes: [String] = []
        func index(_ text: String, in list: inout [String]) -> Int {
            if let known = list.firstIndex(of: text) { return known }
            list.append(text)
            return list.count - 1
        }
        var objectBytes: [UInt8] = [], valueBytes: [UInt8] = [], valueCount = 0
        for object in objects {
            objectBytes += Self.number(index(object.className, in: &classes)) + Self.number(valueCount) + Self.number(object.values.count)
            for (key, value) in object.values {
                valueBytes += Self.number(index(key, in: &keys)) + Self.bytes(of: value)
                valueCount += 1
            }
        }
        for fallback in fallbacks.values { _ = index(fallback, in: &classes) }
        let keyBytes = keys.flatMap { Self.number($0.utf8.count) + Array($0.utf8) }
        let classBytes = classes.flatMap { name in
            let others = fallbacks[name].flatMap { classes.firstIndex(of: $0) }.map { [$0] } ?? []
            return Self.number(name.utf8.count + 1) + Self.number(others.count) + others.flatMap { Self.word(UInt32($0)) }
                + Array(name.utf8) + [0]
        }
        let tables = [(objects.count, objectBytes), (keys.count, keyBytes), (valueCount, valueBytes), (classes.count, classBytes)]
        var header = Array("NIBArchive".utf8) + Self.word(1) + Self.word(version)
        var offset = header.count + 8 * tables.count
        for (count, bytes) in tables {
            header += Self.word(UInt32(count)) + Self.word(UInt32(offset))
            offset += bytes.count
        }
        return header + tables.flatMap(\.1)
    }

    private static func bytes(of value: Value) -> [UInt8] {
        switch value {
        case .null: [9]
        case .bool(let value): [value ? 5 : 4]
        case .integer(let value, let size): [UInt8(size.trailingZeroBitCount)] + littleEndian(UInt64(bitPattern: Int64(value)), size)
        case .float(let value): [6] + littleEndian(UInt64(value.bitPattern), 4)
        case .double(let value): [7] + littleEndian(value.bitPattern, 8)
        case .data(let bytes): [8] + number(bytes.count) + bytes
        case .object(let index): [10] + word(UInt32(index))
        case .raw(let bytes): bytes
        }
    }

    /// Two or four numbers as the compiler stores points and rectangles.
    static func numbers(_ numbers: Double...) -> Value { .data([7] + numbers.flatMap { littleEndian($0.bitPattern, 8) }) }

    static func number(_ value: Int) -> [UInt8] {
        var rest = value, bytes: [UInt8] = []
        repeat {
            bytes.append(UInt8(rest & 0x7F))
            rest >>= 7
        } while rest > 0
        bytes[bytes.count - 1] |= 0x80
        return bytes
    }

    static func word(_ value: UInt32) -> [UInt8] { littleEndian(UInt64(value), 4) }

    private static func littleEndian(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
}

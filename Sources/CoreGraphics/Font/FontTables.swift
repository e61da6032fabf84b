/// The tables of a TrueType or OpenType file. Never reads beyond the bytes.
// apple: https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6.html
struct FontTables: Sendable {
    private let bytes: [UInt8]
    private let tables: [String: Range<Int>]

    /// Fails when the bytes are no font: wrong beginning, or without what every font has.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let start = FontTables.start(bytes), let tables = FontTables.directory(bytes, at: start),
            ["head", "hhea", "maxp", "name", "cmap"].allSatisfy({ tables[$0] != nil })
        else { return nil }
        self.bytes = bytes
        self.tables = tables
    }

    /// A number of two bytes in a table; nil where the table is missing or too short.
    func number(_ table: String, at place: Int) -> Int? {
        tables[table].flatMap { table in place + 2 <= table.count ? read(table.lowerBound + place, 2) : nil }
    }

    func signedNumber(_ table: String, at place: Int) -> Int? { number(table, at: place).map { Int(Int16(truncatingIfNeeded: $0)) } }

    /// One of the font's names, by its number in the table of names; English where there are several.
    func name(_ wanted: Int) -> String? {
        guard let table = tables["name"], let count = number("name", at: 2), let strings = number("name", at: 4) else { return nil }
        var found: String?
        for index in 0..<count {
            let record = 6 + index * 12
            guard number("name", at: record + 6) == wanted, let platform = number("name", at: record),
                let language = number("name", at: record + 4), let length = number("name", at: record + 8),
                let offset = number("name", at: record + 10), strings + offset + length <= table.count
            else { continue }
            let start = table.lowerBound + strings + offset
            guard let text = text(bytes[start..<start + length], isWide: platform != 1) else { continue }
            if language == 0x409 { return text }
            found = found ?? text
        }
        return found
    }

    // MARK: Private

    private func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String? {
        String(bytes: bytes, encoding: isWide ? .utf16BigEndian : .ascii)
    }

    private func read(_ place: Int, _ size: Int) -> Int? { FontTables.read(bytes, place, size) }

    private static func read(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Where the directory of tables stands; in a collection, that of its first font.
    private static func start(_ bytes: [UInt8]) -> Int? {
        switch read(bytes, 0, 4) {
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: 0
        case 0x7474_6366: read(bytes, 12, 4)
        default: nil
        }
    }

    private static func directory(_ bytes: [UInt8], at start: Int) -> [String: Range<Int>]? {
        guard let count = read(bytes, start + 4, 2) else { return nil }
        var tables: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = start + 12 + index * 16
            guard let offset = read(bytes, entry + 8, 4), let length = read(bytes, entry + 12, 4), offset + length <= bytes.count else {
                return nil
            }
            tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = offset..<offset + length
        }
        return tables
    }
}

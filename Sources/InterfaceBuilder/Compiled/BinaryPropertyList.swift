/// A binary property list, read where it is asked for: a hostile one costs no more than what is looked at.
// apple: https://developer.apple.com/documentation/foundation/propertylistserialization
struct BinaryPropertyList {
    /// An element; those inside collections are numbers of other elements.
    enum Element {
        case null
        case bool(Bool)
        case integer(Int)
        case real(Double)
        case data([UInt8])
        case text(String)
        /// The reference to an object in an archive.
        case uid(Int)
        case array([Int])
        /// Keys and values.
        case dictionary([(key: Int, value: Int)])
    }

    static let signature = Array("bplist00".utf8)
    private static let trailerSize = 32

    private let bytes: [UInt8]
    var byteCount: Int { bytes.count }
    private let offsetSize: Int
    private let referenceSize: Int
    let count: Int
    let top: Int
    private let tableOffset: Int

    init(_ bytes: [UInt8]) throws(CompiledNibError) {
        guard bytes.count >= Self.signature.count + Self.trailerSize else { throw CompiledNibError(.truncated, at: bytes.count) }
        let trailer = bytes.count - Self.trailerSize
        var reader = ByteReader(bytes, at: trailer + 6)
        offsetSize = Int(try reader.byte())
        referenceSize = Int(try reader.byte())
        let numbers = [try reader.bigEndian(8), try reader.bigEndian(8), try reader.bigEndian(8)]
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), numbers[2] <= UInt64(trailer),
            numbers[0] <= (UInt64(trailer) - numbers[2]) / UInt64(offsetSize), numbers[1] < numbers[0]
        else { throw CompiledNibError(.tableOutside("elements", count: Int(clamping: numbers[0])), at: trailer) }
        self.bytes = bytes
        (count, top, tableOffset) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    }

    /// The offset of an element in the file.
    func offset(of index: Int) throws(CompiledNibError) -> Int {
        guard index >= 0, index < count else {
            throw CompiledNibError(.indexOutside("elements", index: index, count: count), at: tableOffset)
        }
        var reader = ByteReader(bytes, at: tableOffset + index * offsetSize)
        return Int(clamping: try reader.bigEndian(offsetSize))
    }

    func element(_ index: Int) throws(CompiledNibError) -> Element {
        let offset = try offset(of: index)
        var reader = ByteReader(bytes, at: offset)
        let marker = try reader.byte()
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0: return marker == 0x08 ? .bool(false) : marker == 0x09 ? .bool(true) : .null
        case 0x1 where low <= 3: return .integer(Int(truncatingIfNeeded: try reader.bigEndian(1 << low)))
        case 0x1 where low == 4:
            _ = try reader.bytes(8)
            return .integer(Int(truncatingIfNeeded: try reader.bigEndian(8)))
        case 0x2 where low == 2: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try reader.bigEndian(4)))))
        case 0x2 where low == 3, 0x3: return .real(Double(bitPattern: try reader.bigEndian(8)))
        case 0x4: return .data(Array(try reader.bytes(try length(low, &reader))))
        case 0x5: return .text(String(decoding: try reader.bytes(try length(low, &reader)), as: UTF8.self))
        case 0x6: return .text(try wideText(try length(low, &reader), &reader))
        case 0x8: return .uid(Int(clamping: try reader.bigEndian(low % 8 + 1)))
        case 0xA, 0xB, 0xC: return .array(try references(try length(low, &reader), &reader))
        case 0xD:
            let count = try length(low, &reader)
            let keys = try references(count, &reader)
            return .dictionary(zip(keys, try references(count, &reader)).map { ($0, $1) })
        default: throw CompiledNibError(.unknownValueType(Int(marker)), at: offset)
        }
    }

    private func length(_ low: Int, _ reader: inout ByteReader) throws(CompiledNibError) -> Int {
        guard low == 15 else { return low }
        let marker = try reader.byte()
        guard marker & 0xF0 == 0x10, marker & 0x0F <= 3 else { throw CompiledNibError(.numberTooLarge, at: reader.offset) }
        return Int(clamping: try reader.bigEndian(1 << Int(marker & 0x0F)))
    }

    private func wideText(_ count: Int, _ reader: inout ByteReader) throws(CompiledNibError) -> String {
        guard count <= reader.remaining / 2 else { throw CompiledNibError(.truncated, at: reader.offset) }
        var units: [UInt16] = []
        units.reserveCapacity(count)
        for _ in 0..<count { units.append(UInt16(truncatingIfNeeded: try reader.bigEndian(2))) }
        return String(decoding: units, as: UTF16.self)
    }

    private func references(_ count: Int, _ reader: inout ByteReader) throws(CompiledNibError) -> [Int] {
        guard count <= reader.remaining / referenceSize else { throw CompiledNibError(.truncated, at: reader.offset) }
        var references: [Int] = []
        references.reserveCapacity(count)
        for _ in 0..<count { references.append(Int(clamping: try reader.bigEndian(referenceSize))) }
        return references
    }
}

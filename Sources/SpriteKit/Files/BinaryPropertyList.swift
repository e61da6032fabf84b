import Foundation

/// Reads property lists of the binary kind. Foundation's reader does not hand out references.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private let top: Int
    /// Deeper ones are none that a program has written.
    private static let depthLimit = 64

    /// Nil for bytes that are no such list.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
        let trailer = bytes.count - 32
        let (offsetSize, size) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(size),
            let count = Self.integer(bytes, trailer + 8, 8), let top = Self.integer(bytes, trailer + 16, 8),
            let table = Self.integer(bytes, trailer + 24, 8), count >= 1, count <= bytes.count, top < count, table <= trailer,
            table + count * offsetSize <= trailer
        else { return nil }
        var offsets: [Int] = []
        for index in 0..<count {
            guard let offset = Self.integer(bytes, table + index * offsetSize, offsetSize), offset < table else { return nil }
            offsets.append(offset)
        }
        (self.offsets, referenceSize, self.top) = (offsets, size, top)
    }

    private static func integer(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Int? {
        guard start >= 0, length > 0, start + length <= bytes.count else { return nil }
        var value: UInt64 = 0
        for byte in bytes[start..<start + length] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    /// The whole list; nil if it is damaged.
    var value: PropertyValue? { read(top, depth: 0) }

    private func read(_ index: Int, depth: Int) -> PropertyValue? {
        guard index >= 0, index < offsets.count, depth < Self.depthLimit else { return nil }
        let start = offsets[index]
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
        switch kind {
        case 0x0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .null
        case 0x1: return readInteger(start + 1, 1 << low)
        case 0x2: return readReal(start + 1, 1 << low)
        case 0x3: return .null
        case 0x8: return Self.integer(bytes, start + 1, low + 1).map { .reference($0) }
        default: break
        }
        guard let (count, body) = length(low, start) else { return nil }
        switch kind {
        case 0x4: return slice(body, count).map { .data(Data($0)) }
        case 0x5: return slice(body, count).map { .text(String(decoding: $0, as: UTF8.self)) }
        case 0x6: return readWideText(body, count)
        case 0xA, 0xC: return readList(body, count, depth).map { .array($0) }
        case 0xD: return readDictionary(body, count, depth)
        default: return nil
        }
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        count >= 0 && start + count <= bytes.count ? bytes[start..<start + count] : nil
    }

    /// The count of a thing, and where its content begins.
    private func length(_ low: Int, _ start: Int) -> (Int, Int)? {
        guard low == 15 else { return (low, start + 1) }
        guard start + 1 < bytes.count else { return nil }
        let size = 1 << Int(bytes[start + 1] & 15)
        guard size <= 8, let count = Self.integer(bytes, start + 2, size), count <= bytes.count else { return nil }
        return (count, start + 2 + size)
    }

    private func readInteger(_ start: Int, _ size: Int) -> PropertyValue? {
        // Numbers of eight bytes have a sign, and longer ones end with eight such.
        guard size <= 16, let content = slice(start, size) else { return nil }
        var value: UInt64 = 0
        for byte in content.suffix(8) { value = value << 8 | UInt64(byte) }
        return .number(size < 8 ? Double(value) : Double(Int64(bitPattern: value)))
    }

    private func readReal(_ start: Int, _ size: Int) -> PropertyValue? {
        guard size == 4 || size == 8, let content = slice(start, size) else { return nil }
        var value: UInt64 = 0
        for byte in content { value = value << 8 | UInt64(byte) }
        return .number(size == 4 ? Double(Float(bitPattern: UInt32(value))) : Double(bitPattern: value))
    }

    private func readWideText(_ start: Int, _ count: Int) -> PropertyValue? {
        guard let content = slice(start, count * 2) else { return nil }
        let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }
        return .text(String(decoding: units, as: UTF16.self))
    }

    private func readList(_ start: Int, _ count: Int, _ depth: Int) -> [PropertyValue]? {
        guard count * referenceSize <= bytes.count else { return nil }
        var result: [PropertyValue] = []
        for index in 0..<count {
            guard let next = Self.integer(bytes, start + index * referenceSize, referenceSize), let value = read(next, depth: depth + 1)
            else { return nil }
            result.append(value)
        }
        return result
    }

    private func readDictionary(_ start: Int, _ count: Int, _ depth: Int) -> PropertyValue? {
        guard let keys = readList(start, count, depth), let values = readList(start + count * referenceSize, count, depth) else {
            return nil
        }
        var result: [String: PropertyValue] = [:]
        for (key, value) in zip(keys, values) { if case .text(let name) = key { result[name] = value } }
        return .dictionary(result)
    }
}

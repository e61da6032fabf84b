import Foundation

/// Reads binary property lists that an app has kept, or that come from another program, if their size bounds what it takes to read them.
///
/// Foundation reads an array as often as the list refers to it, so that a few hundred bytes can stand for more than any memory holds, and
/// follows arrays in arrays until its stack ends. What a program writes is a tree: no array and no dictionary is in two places.
package enum BoundedPropertyList {
    /// Deeper ones are none that a program has written.
    private static let depthLimit = 512

    /// The value of a list; nil for one that is damaged, is no tree, or is not binary.
    package static func value(of data: Data) -> Any? {
        guard isTree(data) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// A value that a list was made of; nil likewise.
    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) -> Value? {
        guard isTree(data) else { return nil }
        return try? PropertyListDecoder().decode(type, from: data)
    }

    private static func isTree(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in Layout(bytes).map(isTree) ?? false }
    }

    private static func isTree(_ layout: Layout) -> Bool {
        var isSeen = [Bool](repeating: false, count: layout.count)
        var level = [layout.top]
        for _ in 0..<depthLimit {
            var next: [Int] = []
            for object in level {
                guard let members = layout.members(of: object) else { return false }
                guard !members.isEmpty else { continue }
                guard !isSeen[object] else { return false }
                isSeen[object] = true
                next += members
            }
            guard !next.isEmpty else { return true }
            level = next
        }
        return false
    }
}

extension BoundedPropertyList {
    /// Where the objects of a list stand in its bytes.
    private struct Layout {
        private let bytes: UnsafeRawBufferPointer
        private let (offsetSize, referenceSize, table): (Int, Int, Int)
        let count: Int
        let top: Int

        /// Nil for bytes that are no such list.
        init?(_ bytes: UnsafeRawBufferPointer) {
            let trailer = bytes.count - 32
            guard trailer > 8, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
            self.bytes = bytes
            (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
            guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
                let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
                let table = Self.number(bytes, trailer + 24, 8), (1...bytes.count).contains(count), top < count, table <= trailer,
                count * offsetSize <= trailer - table
            else { return nil }
            (self.count, self.top, self.table) = (count, top, table)
        }

        private static func number(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ length: Int) -> Int? {
            guard start >= 0, length > 0, start <= bytes.count - length else { return nil }
            return Int(exactly: bytes[start..<start + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        }

        /// What an array, a set or a dictionary consists of; nothing for anything else, nil for what cannot be.
        func members(of object: Int) -> [Int]? {
            guard object < count, let start = Self.number(bytes, table + object * offsetSize, offsetSize), start < table else { return nil }
            let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
            let (array, set, dictionary): (UInt8, UInt8, UInt8) = (0xA, 0xC, 0xD)
            guard kind == array || kind == set || kind == dictionary else { return [] }
            guard let (length, body) = length(low, start) else { return nil }
            let (references, isOverflown) = length.multipliedReportingOverflow(by: kind == dictionary ? 2 : 1)
            guard !isOverflown, references <= (table - body) / referenceSize else { return nil }
            var members: [Int] = []
            for index in 0..<references {
                guard let member = Self.number(bytes, body + index * referenceSize, referenceSize) else { return nil }
                members.append(member)
            }
            return members
        }

        /// How many entries there are, and where they begin.
        private func length(_ low: Int, _ start: Int) -> (length: Int, body: Int)? {
            guard low == 15 else { return (low, start + 1) }
            guard start + 1 < table, bytes[start + 1] >> 4 == 1 else { return nil }
            let size = 1 << Int(bytes[start + 1] & 15)
            guard size <= 8, let length = Self.number(bytes, start + 2, size), start + 2 + size <= table else { return nil }
            return (length, start + 2 + size)
        }
    }
}

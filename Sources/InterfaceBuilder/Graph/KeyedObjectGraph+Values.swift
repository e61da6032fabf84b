extension KeyedObjectGraph {
    /// The values of an object by their keys, in the order in which they were added.
    // optimization: decoding asks for many keys that most objects lack. Each key has a number, made of its length and a few of its
    // letters, which distinguishes it from nearly all others; a word with a bit for each shows at once which keys are absent.
    struct Values: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
        private var list: [(key: String, value: Value)] = []
        /// The numbers of the keys, in the same order.
        private var numbers: [UInt64] = []
        /// The bits of the numbers.
        private(set) var bits: UInt64 = 0
        /// The indexes of keys, where there are so many that comparing would take long.
        private var positions: [String: Int]?

        init(dictionaryLiteral elements: (String, Value)...) {
            reserveCapacity(elements.count)
            for (key, value) in elements { self[key] = value }
        }

        mutating func reserveCapacity(_ count: Int) {
            list.reserveCapacity(count)
            numbers.reserveCapacity(count)
        }

        var count: Int { list.count }
        var isEmpty: Bool { list.isEmpty }
        var first: (key: String, value: Value)? { list.first }
        func makeIterator() -> IndexingIterator<[(key: String, value: Value)]> { list.makeIterator() }

        /// Returns true if the values are the same, in whatever order.
        static func == (left: Values, right: Values) -> Bool {
            left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
        }

        /// Nil stands for no such key.
        subscript(key: String) -> Value? {
            get { value(forKey: key, Self.number(of: key)) }
            set {
                guard let newValue else { return remove(key) }
                let number = Self.number(of: key)
                if let position = position(of: key, number) {
                    list[position].value = newValue
                } else {
                    positions?[key] = list.count
                    list.append((key, newValue))
                    numbers.append(number)
                    bits |= Self.bit(number)
                    if positions == nil, list.count > Self.greatestSearch { index() }
                }
            }
        }

        /// - Parameter number: that of the key.
        func value(forKey key: String, _ number: UInt64) -> Value? { position(of: key, number).map { list[$0].value } }

        private static let greatestSearch = 48

        static func bit(_ number: UInt64) -> UInt64 { 1 << (number >> 58) }

        /// The same for the same key. Keys mostly begin and end alike, so that letters of all parts count.
        static func number(of key: String) -> UInt64 {
            let number = key.utf8.withContiguousStorageIfAvailable { letters in
                let count = letters.count
                guard count >= 8 else { return letters.reduce(UInt64(count)) { $0 << 8 | UInt64($1) } }
                let text = UnsafeRawBufferPointer(letters)
                let end = text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
                let middle = text.loadUnaligned(fromByteOffset: (count - 8) / 2, as: UInt64.self)
                return end &+ (middle ^ UInt64(count)) &* 0xC2B2_AE3D_27D4_EB4F
            }
            return (number ?? UInt64(key.utf8.count)) &* 0x9E37_79B9_7F4A_7C15
        }

        func position(of key: String, _ number: UInt64) -> Int? {
            guard bits & Self.bit(number) != 0 else { return nil }
            if let positions { return positions[key] }
            for position in numbers.indices where numbers[position] == number && list[position].key == key { return position }
            return nil
        }

        private mutating func remove(_ key: String) {
            guard let position = position(of: key, Self.number(of: key)) else { return }
            list.remove(at: position)
            numbers.remove(at: position)
            if positions != nil { index() }
        }

        private mutating func index() { positions = Dictionary(list.indices.map { (list[$0].key, $0) }) { first, _ in first } }
    }
}

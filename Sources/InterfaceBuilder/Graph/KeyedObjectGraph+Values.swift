extension KeyedObjectGraph {
    /// The values of an object by their keys, in the order in which they were added.
    // optimization: decoding asks for many keys that most objects lack. The lengths of the keys that there are tell nearly all of
    // those apart without looking at one, and objects have so few keys that hashing costs more than comparing.
    struct Values: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
        private var list: [(key: String, value: Value)] = []
        /// A bit for each length of keys, modulo 64.
        private var lengths: UInt64 = 0
        /// The places of keys, where there are so many that comparing would take long.
        private var places: [String: Int]?

        init(dictionaryLiteral elements: (String, Value)...) {
            list.reserveCapacity(elements.count)
            for (key, value) in elements { self[key] = value }
        }

        mutating func reserveCapacity(_ count: Int) { list.reserveCapacity(count) }

        var count: Int { list.count }
        var isEmpty: Bool { list.isEmpty }
        var first: (key: String, value: Value)? { list.first }
        func makeIterator() -> IndexingIterator<[(key: String, value: Value)]> { list.makeIterator() }

        /// Whether the values are the same, in whatever order.
        static func == (left: Values, right: Values) -> Bool {
            left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
        }

        /// Nil stands for no such key.
        subscript(key: String) -> Value? {
            get { place(of: key).map { list[$0].value } }
            set {
                guard let newValue else { return remove(key) }
                if let place = place(of: key) {
                    list[place].value = newValue
                } else {
                    places?[key] = list.count
                    list.append((key, newValue))
                    lengths |= Self.bit(key)
                    if places == nil, list.count > Self.greatestSearch { index() }
                }
            }
        }

        private static let greatestSearch = 48

        private static func bit(_ key: String) -> UInt64 { 1 << UInt64(truncatingIfNeeded: key.utf8.count & 63) }

        private func place(of key: String) -> Int? {
            guard lengths & Self.bit(key) != 0 else { return nil }
            if let places { return places[key] }
            for place in list.indices where list[place].key == key { return place }
            return nil
        }

        private mutating func remove(_ key: String) {
            guard let place = place(of: key) else { return }
            list.remove(at: place)
            if places != nil { index() }
        }

        private mutating func index() { places = Dictionary(list.indices.map { (list[$0].key, $0) }) { first, _ in first } }
    }
}

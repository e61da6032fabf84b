/// A set of small numbers.
struct PlaceSet {
    private var first: UInt64 = 0
    private var rest: Set<Int> = []

    var isEmpty: Bool { first == 0 && rest.isEmpty }

    mutating func insert(_ place: Int) {
        if place < 64 { first |= 1 << UInt64(place) } else { rest.insert(place) }
    }

    func contains(_ place: Int) -> Bool { place < 64 ? first & (1 << UInt64(place)) != 0 : rest.contains(place) }

    mutating func formUnion(_ other: PlaceSet) {
        first |= other.first
        if !other.rest.isEmpty { rest.formUnion(other.rest) }
    }

    mutating func removeAll() { self = PlaceSet() }
}

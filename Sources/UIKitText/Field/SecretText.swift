@_spi(ForasteroInternal) import UIKitCore

/// A text as dots, one for each character, and which of its positions is which of theirs.
struct SecretText {
    /// The places before each character and at the end, in UTF-16 units of the text.
    private let places: [Int]

    static let dot = "\u{2022}"

    init(_ text: String) {
        var places = [0]
        var end = 0
        for character in text {
            end += character.utf16.count
            places.append(end)
        }
        self.places = places
    }

    var dots: String { String(repeating: Self.dot, count: places.count - 1) }

    /// The dot that begins at a place of the text, or the one that the position is in.
    func dot(at place: Int) -> Int {
        var (low, high) = (0, places.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if places[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func place(ofDot dot: Int) -> Int { places[min(max(dot, 0), places.count - 1)] }
}

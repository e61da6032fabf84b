@_spi(ForasteroInternal) import UIKitCore

/// A text as dots, one for each character, and which of its positions is which of theirs.
struct SecretText {
    /// The index of each character and of the end, in UTF-16 units of the text.
    private let locations: [Int]

    static let dot = "\u{2022}"

    init(_ text: String) {
        var locations = [0]
        var end = 0
        for character in text {
            end += character.utf16.count
            locations.append(end)
        }
        self.locations = locations
    }

    var dots: String { String(repeating: Self.dot, count: locations.count - 1) }

    /// The dot of the character that begins at an index of the text, or contains it.
    func dot(at location: Int) -> Int {
        var (low, high) = (0, locations.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if locations[middle] <= location { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func location(ofDot dot: Int) -> Int { locations[min(max(dot, 0), locations.count - 1)] }
}

import Foundation

/// A picture of the library: what is needed to draw it, and when it was taken.
struct Photo: Hashable, Sendable {
    let number: Int
    /// Counted from the first month of the library.
    let month: Int
    var isFavorite = false

    /// From 0 to 1, spread so that neighbours differ.
    var hue: Double { (Double(number) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1) }
    var title: String { "Photo \(number + 1)" }
}

/// A month of the library.
struct Month: Hashable, Sendable {
    let number: Int

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    var title: String { "\(Self.names[number % 12]) \(2000 + number / 12)" }
}

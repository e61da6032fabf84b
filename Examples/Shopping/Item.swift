import Foundation

/// Something to buy.
struct Item: Codable, Hashable {
    /// How it is measured.
    enum Unit: String, CaseIterable, Codable {
        case pieces, grams, litres, packets
    }

    let number: Int
    var name: String
    var aisle: Aisle
    var amount = 1
    var unit = Unit.pieces
    /// How much it matters, from 0 to 1.
    var importance: Float = 0.5
    /// The day by which it is needed.
    var day: Date?
    var isBought = false

    /// Amount and unit, as the list shows them.
    var quantity: String { unit == .pieces ? "\(amount)" : "\(amount) \(unit.rawValue)" }
}

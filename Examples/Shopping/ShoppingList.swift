import Foundation

/// All that is to be bought, in a file.
class ShoppingList {
    static let didChange = Notification.Name("ShoppingListDidChange")

    private(set) var items: [Item]
    private let file: URL

    /// The list that a file holds; the usual things if there is none, or none that can be read.
    init(file: URL) {
        self.file = file
        items = (try? JSONDecoder().decode([Item].self, from: Data(contentsOf: file))) ?? ShoppingList.usual
    }

    /// How much of a part of the shop has been bought, from 0 to 1; 1 if nothing is wanted there.
    func progress(in aisle: Aisle) -> Float {
        let wanted = items.filter { $0.aisle == aisle }
        guard !wanted.isEmpty else { return 1 }
        return Float(wanted.filter(\.isBought).count) / Float(wanted.count)
    }

    func item(_ number: Int) -> Item? { items.first { $0.number == number } }

    @discardableResult
    func add(_ name: String, to aisle: Aisle) -> Item {
        let item = Item(number: (items.map(\.number).max() ?? 0) + 1, name: name, aisle: aisle)
        items.append(item)
        changed()
        return item
    }

    func change(_ number: Int, _ change: (inout Item) -> Void) {
        guard let index = items.firstIndex(where: { $0.number == number }) else { return }
        let before = items[index]
        change(&items[index])
        if items[index] != before { changed() }
    }

    func remove(_ number: Int) {
        items.removeAll { $0.number == number }
        changed()
    }

    /// Puts an item in front of another one, into the same part of the shop; behind all others for nil.
    func move(_ number: Int, before other: Int?, in aisle: Aisle) {
        guard let index = items.firstIndex(where: { $0.number == number }), number != other else { return }
        var item = items.remove(at: index)
        item.aisle = aisle
        items.insert(item, at: items.firstIndex { $0.number == other } ?? items.endIndex)
        changed()
    }

    func startAgain() {
        items = ShoppingList.usual
        changed()
    }

    private func changed() {
        try? JSONEncoder().encode(items).write(to: file, options: .atomic)
        NotificationCenter.default.post(name: ShoppingList.didChange, object: self)
    }

    private static let usual: [Item] = [
        Item(number: 1, name: "Apples", aisle: .fruit, amount: 6),
        Item(number: 2, name: "Basil", aisle: .fruit),
        Item(number: 3, name: "Carrots", aisle: .fruit, amount: 500, unit: .grams),
        Item(number: 4, name: "Rye bread", aisle: .bakery),
        Item(number: 5, name: "Rolls", aisle: .bakery, amount: 8),
        Item(number: 6, name: "Milk", aisle: .dairy, amount: 2, unit: .litres),
        Item(number: 7, name: "Gruyère", aisle: .dairy, amount: 250, unit: .grams),
        Item(number: 8, name: "Soap", aisle: .household, unit: .packets),
    ]
}

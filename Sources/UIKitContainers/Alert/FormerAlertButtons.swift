/// The buttons of an alert or a sheet of the former kind: titles by number, and which of them are special.
struct FormerAlertButtons {
    private(set) var titles: [String] = []
    /// -1 for none.
    var cancelIndex = -1
    /// -1 for none.
    var destructiveIndex = -1

    /// - Returns: the number of the new button.
    @discardableResult
    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// The first button that is not special; -1 for none.
    var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    @MainActor
    func makeActions() -> [UIAlertAction] {
        titles.indices.map { index in
            UIAlertAction(
                title: titles[index], style: index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default)
        }
    }
}

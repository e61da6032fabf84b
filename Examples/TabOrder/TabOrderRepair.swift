/// Makes a stored order fit the tabs that the app has now, and says what it had to change.
///
/// Tabs that are unknown, or named a second time, are left out; those that are missing follow in their usual order.
struct TabOrderRepair {
    private(set) var order: [TabDescription] = []
    private(set) var problems: [String] = []

    init(_ stored: [TabDescription], known: [TabDescription]) {
        var missing = Set(known)
        for tab in stored {
            if missing.remove(tab) != nil {
                order.append(tab)
            } else if known.contains(tab) {
                problems.append("names \(tab) twice; the second one is left out")
            } else {
                problems.append("names \(tab), which does not exist; it is left out")
            }
        }
        let added = known.filter(missing.contains)
        guard !added.isEmpty else { return }
        order += added
        let names = added.map(\.description).joined(separator: ", ")
        problems.append("does not name \(names), added at the end")
    }
}

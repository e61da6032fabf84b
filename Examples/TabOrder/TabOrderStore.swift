import UIKit

/// The order of the tabs in the user defaults: the names of their classes, and beside them what tells tabs of one class apart.
class TabOrderStore {
    private static let key = "TabOrder"
    private static let identifiersKey = "TabOrderIdentifiers"
    /// Where an order that had to be repaired is kept when another one takes its place.
    private static let damagedKey = "TabOrderDamaged"
    private let defaults = UserDefaults.standard
    private var isDamaged = false

    /// The tabs in the stored order; in the given one if none is stored.
    func order(of known: [TabDescription]) -> [TabDescription] {
        guard let value = defaults.object(forKey: Self.key) else { return known }
        guard let names = value as? [String] else {
            report("is no list of names; the usual order is taken")
            return known
        }
        let identifiers = defaults.stringArray(forKey: Self.identifiersKey) ?? []
        let stored = names.enumerated().map { index, name in
            TabDescription(className: name, identifier: index < identifiers.count ? identifiers[index] : "")
        }
        let repair = TabOrderRepair(stored, known: known)
        repair.problems.forEach(report)
        return repair.order
    }

    func save(_ viewControllers: [UIViewController]) {
        if isDamaged, let former = defaults.object(forKey: Self.key) {
            defaults.set(former, forKey: Self.damagedKey)
            isDamaged = false
        }
        let controllers = viewControllers as NSArray
        defaults.set(controllers.value(forKeyPath: "class.description"), forKey: Self.key)
        defaults.set(controllers.value(forKeyPath: "contentIdentifier"), forKey: Self.identifiersKey)
        defaults.synchronize()
    }

    private func report(_ problem: String) {
        isDamaged = true
        NSLog("%@", "The stored order of the tabs \(problem).")
    }
}

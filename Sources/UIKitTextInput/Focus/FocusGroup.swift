import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The group that Tab goes to as one: a list, a text, or all that the app has given one name.
@MainActor
struct FocusGroup {
    enum Key: Hashable {
        case named(String)
        /// A view that is a group by itself, or the window for all that is in none.
        case view(ObjectIdentifier)
    }

    let key: Key
    /// The view that is a group by itself; nil for others.
    let owner: UIView?
    var items: [UIView]

    /// The groups inside of a view, in the order in which Tab goes to them.
    static func all(in root: UIView) -> [FocusGroup] {
        var groups: [FocusGroup] = []
        for item in FocusSearch.items(in: root) {
            let (key, owner) = group(of: item)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].items.append(item)
            } else {
                groups.append(FocusGroup(key: key, owner: owner, items: [item]))
            }
        }
        return FocusSearch.inReadingOrder(groups.map { ($0.frame, $0) }, rightToLeft: isRightToLeft(root))
    }

    /// The group that a view belongs to.
    static func key(of view: UIView) -> Key { group(of: view).key }

    /// The item that gets the focus when Tab comes to the group.
    var primaryItem: (any UIFocusItem)? {
        if let owner, let item = FocusSearch.preferredItem(in: owner) { return item }
        guard let first = items.first else { return nil }
        return FocusSearch.inReadingOrder(
            items.map { (FocusSearch.frame(of: $0), $0) }, rightToLeft: Self.isRightToLeft(first)
        ).first
    }

    // MARK: Private

    private var frame: CGRect {
        if let owner { return FocusSearch.frame(of: owner) }
        return items.reduce(CGRect.null) { $0.union(FocusSearch.frame(of: $1)) }
    }

    /// The nearest name that somebody has given from the view outwards, unless a view before is a group by itself.
    private static func group(of view: UIView) -> (key: Key, owner: UIView?) {
        var next: (any UIFocusEnvironment)? = view
        var last = view
        while let environment = next {
            if let name = environment.focusGroupIdentifier ?? nil { return (.named(name), nil) }
            if let view = environment as? UIView {
                last = view
                if view.isFocusGroup { return (.view(ObjectIdentifier(view)), view) }
            }
            next = environment.parentFocusEnvironment
        }
        return (.view(ObjectIdentifier(last)), nil)
    }

    private static func isRightToLeft(_ view: UIView) -> Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

import Foundation

/// The targets of a control, which are not kept alive, and its actions, which are.
@MainActor
struct ControlTargets {
    enum Handler {
        case action(UIAction)
        /// A nil target stands for the responder chain.
        case selector(Selector, target: AnyObject?)
    }

    private struct Entry {
        weak var target: AnyObject?
        /// True if there was a target: without one the responder chain is asked.
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        var events: UIControl.Event

        var isDead: Bool { hasTarget && target == nil }

        var handler: Handler? {
            if let action { return .action(action) }
            return selector.map { .selector($0, target: target) }
        }
    }
    private var entries: [Entry] = []

    nonisolated init() {}

    /// What is given as a target, if it is an object or a class.
    ///
    /// Apps make controls in the initial value of a constant, where `self` is not the object to come but a function that returns it. It works
    /// elsewhere, because the box of the function is gone at once and the responder chain finds the object.
    static func object(_ target: Any?) -> AnyObject? {
        guard let target, type(of: target) is AnyClass || target is AnyClass else { return nil }
        return target as AnyObject
    }

    // MARK: Changing

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        entries.removeAll(where: \.isDead)
        if let index = entries.firstIndex(where: { $0.target === target && $0.selector == selector }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(target: target, hasTarget: target != nil, selector: selector, action: nil, events: events))
        }
    }

    /// Replaces an action with the same identifier on these events.
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.action === action }) {
            removeActions(identified: action.identifier, events, except: action)
            entries[index].events.formUnion(events)
        } else {
            removeActions(identified: action.identifier, events)
            entries.append(Entry(target: nil, hasTarget: false, selector: nil, action: action, events: events))
        }
        dropUseless()
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        for index in entries.indices where entries[index].selector != nil {
            guard target == nil || entries[index].target === target, selector == nil || entries[index].selector == selector
            else { continue }
            entries[index].events.subtract(events)
        }
        dropUseless()
    }

    mutating func remove(identifiedBy identifier: UIAction.Identifier, _ events: UIControl.Event) {
        removeActions(identified: identifier, events)
        dropUseless()
    }

    private mutating func removeActions(identified identifier: UIAction.Identifier, _ events: UIControl.Event, except kept: UIAction? = nil)
    {
        for index in entries.indices where entries[index].action?.identifier == identifier && entries[index].action !== kept {
            entries[index].events.subtract(events)
        }
    }

    private mutating func dropUseless() {
        entries.removeAll { $0.isDead || $0.events.isEmpty }
    }

    // MARK: Asking

    /// The handlers for some events, in the order in which they were added.
    func handlers(for events: UIControl.Event) -> [Handler] {
        living.filter { !$0.events.isDisjoint(with: events) }.compactMap(\.handler)
    }

    /// Everything, with its events.
    var all: [(handler: Handler, events: UIControl.Event)] {
        living.compactMap { entry in entry.handler.map { ($0, entry.events) } }
    }

    func actionNames(for target: AnyObject?, _ event: UIControl.Event) -> [String]? {
        let names = living.filter { $0.target === target && $0.events.contains(event) }.compactMap(\.selector)
        return names.isEmpty ? nil : names.map(NSStringFromSelector)
    }

    /// `NSNull` stands for the responder chain.
    var allTargets: Set<AnyHashable> {
        Set(living.filter { $0.selector != nil }.compactMap { ($0.hasTarget ? $0.target as? NSObject : NSNull()).map(AnyHashable.init) })
    }

    var allEvents: UIControl.Event { living.reduce([]) { $0.union($1.events) } }

    private var living: [Entry] { entries.filter { !$0.isDead } }
}

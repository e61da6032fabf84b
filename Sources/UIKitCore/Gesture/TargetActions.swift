/// The targets of a recogniser, with what each is sent. Targets are not kept alive.
@MainActor
struct TargetActions {
    private struct Pair {
        weak var target: AnyObject?
        let action: Selector
    }
    private var pairs: [Pair] = []

    nonisolated init() {}

    mutating func add(_ target: AnyObject, _ action: Selector) {
        pairs.removeAll { $0.target == nil }
        guard !pairs.contains(where: { $0.target === target && $0.action == action }) else { return }
        pairs.append(Pair(target: target, action: action))
    }

    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        pairs.removeAll { pair in
            (target == nil || pair.target === target) && (action == nil || pair.action == action)
        }
    }

    /// Who is sent what, as text.
    var descriptions: [String] {
        pairs.compactMap { pair in
            pair.target.map { "(action=\(NSStringFromSelector(pair.action)), target=<\(_ObjCRuntime.name(of: type(of: $0)))>)" }
        }
    }

    /// Sends each target its action, in the order in which they were added.
    func send(from recognizer: UIGestureRecognizer) {
        for pair in pairs {
            if let target = pair.target { _ = _ObjCRuntime.sendRequired(target, pair.action, [recognizer]) }
        }
    }
}

/// Names for views: each name belongs to one view at most, each view has one name at most.
///
/// Views are known by what they are, not by their tags, so a tag that is changed by hand does not lead astray. They are not kept alive:
/// the name of a view that is gone is free again. `UIView.register(name:)` and `UIView.view(named:)` use the ``shared`` one.
@MainActor
public final class ViewIndexer {
    /// The names that all views of the process share.
    public static let shared = ViewIndexer()

    private final class Entry {
        weak var view: UIView?
        let identity: ObjectIdentifier
        /// The tag of the view when it got the name.
        let tag: Int

        @MainActor
        init(_ view: UIView) {
            self.view = view
            identity = ObjectIdentifier(view)
            tag = view.tag
        }
    }

    private var entries: [String: Entry] = [:]
    // Another view may be made where a dead one was, so an identity proves nothing before the entry's view has been compared.
    private var names: [ObjectIdentifier: String] = [:]
    private var nextTag = 10_000
    private var sweepCount = 64

    /// No names yet.
    public init() {}

    // MARK: Changing

    /// Gives a view a name. A former name of the view is lost; a view without a tag gets the next number from 10000.
    /// - Returns: the view's tag; 0 if the name is taken.
    @discardableResult
    public func register(_ view: UIView, name: String) -> Int {
        guard self.view(named: name) == nil else { return 0 }
        removeEntry(name)
        if let formerName = self.name(of: view) { removeEntry(formerName) }
        if view.tag == 0 { view.tag = takeTag() }
        entries[name] = Entry(view)
        names[ObjectIdentifier(view)] = name
        sweepIfGrown()
        return view.tag
    }

    /// Takes a view's name away and sets its tag to 0.
    /// - Returns: false, with nothing changed, if the view does not have the name, or if its tag has been changed since it got it.
    @discardableResult
    public func unregister(_ view: UIView, name: String) -> Bool {
        guard let entry = entries[name], entry.view === view, entry.tag == view.tag else { return false }
        removeEntry(name)
        view.tag = 0
        return true
    }

    // MARK: Finding

    /// The view that has a name, wherever it is; nil when there is none.
    public func view(named name: String) -> UIView? { entries[name]?.view }

    /// The name of a view; nil when it has none.
    public func name(of view: UIView) -> String? {
        guard let name = names[ObjectIdentifier(view)], entries[name]?.view === view else { return nil }
        return name
    }

    /// How many names are taken.
    public var count: Int { entries.values.count { $0.view != nil } }

    // MARK: Entries

    private func takeTag() -> Int {
        defer { nextTag += 1 }
        return nextTag
    }

    private func removeEntry(_ name: String) {
        guard let entry = entries.removeValue(forKey: name), names[entry.identity] == name else { return }
        names[entry.identity] = nil
    }

    /// Drops what is left of dead views each time the number of names has doubled, so that it costs nothing per registration.
    private func sweepIfGrown() {
        guard entries.count > sweepCount else { return }
        for name in entries.filter({ $0.value.view == nil }).keys { removeEntry(name) }
        sweepCount = max(64, 2 * entries.count)
    }

    /// Names in the table, those of dead views included.
    var tableSize: Int { max(entries.count, names.count) }
}

public import Foundation

/// Remembers how to take back what was done, and to do again what was taken back.
///
/// Whoever changes something registers the opposite change. Registrations of one turn of the run loop form a group, which
/// is undone as one. What is registered during an undo makes the redo, and the other way round.
// apple: https://developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor
open class UndoManager: Foundation.NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    /// How often something was registered or forgotten: who registered last can tell whether anything has come since.
    package private(set) var registrationCount = 0

    public nonisolated override init() { super.init() }

    /// True if the manager opens a group at the first registration in a turn of the run loop and closes it in the next.
    /// Default: true.
    open var groupsByEvent = true

    /// The modes of the run loop in which such a group is closed. Default: the default mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// How many groups can be undone; older ones are forgotten. Zero, the default, sets no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// True if an undo is under way.
    open private(set) var isUndoing = false

    /// True if a redo is under way.
    open private(set) var isRedoing = false

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group, inside the one that is open.
    open func beginUndoGrouping() {
        // An explicit group inside a turn of the run loop is in the group of the turn.
        if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { openAutomaticGroup() }
        open(UndoGroup(isAutomatic: false))
    }

    /// Closes the group that was opened last.
    /// - Precondition: a group is open.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.last else {
            fatalError("endUndoGrouping called with no matching begin. Call beginUndoGrouping() once for each call of it.")
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        openGroups.removeLast()
        if let outer = openGroups.last {
            if !group.isEmpty { outer.actions.append(.group(group)) }
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.isEmpty {
            push(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func open(_ group: UndoGroup) {
        openGroups.append(group)
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openAutomaticGroup() {
        let group = UndoGroup(isAutomatic: true)
        open(group)
        RunLoop.main.perform(inModes: runLoopModes) { [weak self] in
            MainActor.assumeIsolated { self?.closeGroups(from: group) }
        }
    }

    private func closeGroups(from group: UndoGroup) {
        while openGroups.contains(where: { $0 === group }) { endUndoGrouping() }
    }

    private func push(_ group: UndoGroup) {
        if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trim()
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Registering

    /// True if registrations are taken.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Ignores registrations until ``enableUndoRegistration()`` has been called as often.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Takes back one ``disableUndoRegistration()``.
    /// - Precondition: there was one.
    open func enableUndoRegistration() {
        _require(
            disableCount > 0, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration.")
        disableCount -= 1
    }

    /// Registers a message that undoes what is being done. The target is not kept alive, the argument is.
    // apple: https://developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:selector:object:)
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(objectReference(target)) { _ObjCRuntime.sendRequired($0, selector, [anObject]) }
    }

    /// Registers a closure that undoes what is being done. The target is not kept alive.
    // apple: https://developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(target) { handler(unsafeDowncast($0, to: TargetType.self)) }
    }

    private func register(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            _require(
                groupsByEvent, "registerUndo: must begin a group before registering undo. Call beginUndoGrouping(), or set groupsByEvent.")
            openAutomaticGroup()
        }
        registrationCount += 1
        openGroups.last?.actions.append(.call(UndoAction.Call(target: target, body: body)))
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Forgets everything, and closes all groups.
    open func removeAllActions() {
        registrationCount += 1
        undoStack = []
        redoStack = []
        openGroups = []
        disableCount = 0
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        registrationCount += 1
        let target = objectReference(target)
        for group in undoStack + redoStack + openGroups { group.removeActions(of: target) }
        undoStack.removeAll { $0.isEmpty }
        redoStack.removeAll { $0.isEmpty }
    }

    // MARK: Undo and redo

    /// True if there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// True if there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Closes the group of this turn of the run loop and undoes the last group; does nothing if there is none.
    /// - Precondition: no other group is open.
    open func undo() {
        if openGroups.count == 1, openGroups[0].isAutomatic { endUndoGrouping() }
        _require(
            openGroups.isEmpty,
            "undo was called with too many nested undo groups: \(openGroups.count) are open. Call endUndoGrouping() first.")
        undoNestedGroup()
    }

    /// Undoes the last group that is closed.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = takeLastClosedGroup() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does the group again that was undone last; does nothing if there is none.
    /// - Precondition: no undo is under way.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        _require(!isUndoing, "do not invoke redo while undoing.")
        guard !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// A group inside the open one, or else the last of all.
    private func takeLastClosedGroup() -> UndoGroup? {
        guard let open = openGroups.last else { return undoStack.popLast() }
        guard case .group(let group)? = open.actions.last else { return nil }
        open.actions.removeLast()
        return group
    }

    /// The opposite of the group is registered in a group of the same name while it is performed.
    private func perform(_ group: UndoGroup) {
        let outer = openGroups
        openGroups = []
        let opposite = UndoGroup(isAutomatic: false)
        opposite.name = group.name
        opposite.isDiscardable = group.isDiscardable
        open(opposite)
        group.perform()
        while !openGroups.isEmpty { endUndoGrouping() }
        openGroups = outer
    }

    // MARK: Names

    /// The name of what ``undo()`` would undo, without the word "Undo"; empty if it has none.
    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoStack.last)?.name ?? "" }

    /// The name of what ``redo()`` would do again; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Names the group that is open, or the last one: "Typing", "Delete Row".
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// The title of a menu's undo: "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's redo: "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu's undo of an action: "Undo Typing"; "Undo" alone for an empty name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// The title of a menu's redo of an action: "Redo Typing"; "Redo" alone for an empty name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    /// Marks the open group as something that may be lost without asking.
    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }

    /// True if what would be undone may be lost without asking.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }

    /// True if what would be done again may be lost without asking.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

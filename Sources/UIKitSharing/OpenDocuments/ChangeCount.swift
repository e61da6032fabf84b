import Foundation

/// Counts what has happened to a document since it was saved; is notified of it from its undo manager.
@MainActor
final class ChangeCount: NSObject {
    private unowned let document: UIDocument
    /// Changes since the beginning, those that were undone taken off.
    private var count = 0
    private var savedCount = 0
    private var isObservingLeaving = false

    init(document: UIDocument) {
        self.document = document
        super.init()
    }

    var isChanged: Bool { count != savedCount }
    var token: Int { count }

    func count(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: count += 1
        case .undone: count -= 1
        case .cleared: savedCount = count
        }
    }

    func didSave(upTo token: Int) { savedCount = token }

    /// A document is saved when the application is left.
    func observeLeaving() {
        guard !isObservingLeaving else { return }
        isObservingLeaving = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(save), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc func save() { document.autosave() }

    // MARK: Undo

    private static let names: [(NSNotification.Name, Selector)] = [
        (.NSUndoManagerDidCloseUndoGroup, #selector(didChange)), (.NSUndoManagerDidUndoChange, #selector(didUndo)),
        (.NSUndoManagerDidRedoChange, #selector(didRedo)),
    ]

    lazy var undoManager: UndoManager! = {
        let manager = UndoManager()
        observe(manager)
        return manager
    }()
    {
        didSet {
            if let oldValue {
                for (name, _) in Self.names { NotificationCenter.default.removeObserver(self, name: name, object: oldValue) }
            }
            if let undoManager { observe(undoManager) }
        }
    }

    private func observe(_ manager: UndoManager) {
        for (name, selector) in Self.names {
            NotificationCenter.default.addObserver(self, selector: selector, name: name, object: manager)
        }
    }

    @objc func didChange() {
        // While something is undone or redone, its groups are no changes of their own.
        if let undoManager, !undoManager.isUndoing, !undoManager.isRedoing { document.updateChangeCount(.done) }
    }
    @objc func didUndo() { document.updateChangeCount(.undone) }
    @objc func didRedo() { document.updateChangeCount(.redone) }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Registers what a person does to a text, so that it can be taken back.
///
/// Characters that are typed one after the other are one step, as are those that are deleted one after the other. Moving the caret, anything
/// else that is done to the text, and whatever somebody else registers begin a new one.
@MainActor
final class TextUndo {
    private unowned let editor: TextEditor
    /// The last step, while it may still grow.
    private var run: TextUndoStep?
    /// How often something had been registered when the run was.
    private var runMark = 0

    init(of editor: TextEditor) {
        self.editor = editor
    }

    private var manager: UndoManager? { editor.view.undoManager }

    var isWanted: Bool { manager?.isUndoRegistrationEnabled == true }

    func endRun() { run = nil }

    /// Forgets all about this text: it is another one now.
    func forget() {
        run = nil
        manager?.removeAllActions(withTarget: editor.view)
    }

    /// - Parameters:
    ///   - range: where the new characters stand.
    ///   - removed: what stood there.
    ///   - selected: what was selected then.
    func note(_ range: NSRange, inPlaceOf removed: NSAttributedString, selected: NSRange, as kind: TextEdit) {
        guard let manager else { return }
        if let run, runMark == manager.registrationCount, run.grows(range, removed, kind) { return }
        // Each step is undone alone, however many there are in a turn of the run loop.
        if runMark == manager.registrationCount, manager.groupsByEvent, manager.groupingLevel == 1 { manager.endUndoGrouping() }
        let step = TextUndoStep(range: range, removed: removed, selection: selected, kind: kind)
        register(step, in: manager)
        manager.setActionName(kind.name)
        run = kind == .typing || kind == .deletion ? step : nil
        runMark = manager.registrationCount
    }

    private func register(_ step: TextUndoStep, in manager: UndoManager) {
        manager.registerUndo(withTarget: editor.view as UIView) { [weak self] _ in self?.takeBack(step) }
    }

    /// A program may have changed the text meanwhile: what is no longer there is left out.
    private func takeBack(_ step: TextUndoStep) {
        run = nil
        let range = editor.clamped(step.range)
        let opposite = TextUndoStep(
            range: NSRange(location: range.location, length: step.removed.length), removed: editor.view.styledCharacters(in: range),
            selection: editor.selection, kind: step.kind)
        if let manager { register(opposite, in: manager) }
        if step.kind == .correction, manager?.isUndoing == true { editor.spelling.keep(step.removed.string) }
        editor.restore(range, step.removed, selecting: step.selection)
    }
}

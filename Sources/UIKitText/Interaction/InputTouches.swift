import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The touches and clicks on a text that is known by `UITextInput` alone.
@MainActor
final class InputTouches: UIObject {
    private unowned let interaction: UITextInteraction
    private unowned let view: UIView
    private unowned let parts: InputParts
    private(set) var recognizers: [UIGestureRecognizer] = []
    private var loupe: TextLoupe?
    /// Where a drag with the mouse began, or the end that a handle does not move.
    private var anchor: UITextPosition?
    private var isUnderWay = false
    private var movesCaret = false

    init(of interaction: UITextInteraction, in view: UIView, parts: InputParts) {
        (self.interaction, self.view, self.parts) = (interaction, view, parts)
        super.init()
    }

    func install() {
        recognizers = [
            TextTapGestureRecognizer(target: self, action: #selector(tapped(_:))),
            UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))),
            PointerDragGestureRecognizer(target: self, action: #selector(dragged(_:))),
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    func remove() {
        endLoupe()
        for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
        recognizers = []
    }

    private var input: (any UIResponder & UITextInput)? { interaction.textInput }

    private func position(at point: CGPoint) -> UITextPosition? {
        input.flatMap { $0.closestPosition(to: InputGeometry($0).convert(point, from: view)) }
    }

    // MARK: Beginning and end

    private func begin() {
        guard !isUnderWay else { return }
        isUnderWay = true
        interaction.delegate?.interactionWillBegin?(interaction)
    }

    private func end() {
        guard isUnderWay else { return }
        isUnderWay = false
        interaction.delegate?.interactionDidEnd?(interaction)
    }

    /// Makes the text first responder; false where it refuses.
    private func takeFocus() -> Bool { input.map { $0.isFirstResponder || $0.becomeFirstResponder() } ?? false }

    private func select(_ range: UITextRange?) {
        guard let input, let range else { return }
        input.selectedTextRange = range
        parts.update()
    }

    private func selectPart(_ granularity: UITextGranularity, at position: UITextPosition) {
        guard let input else { return }
        parts.display?.showsHandles = true
        select(InputGeometry(input).part(at: position, granularity))
        if input.selectedTextRange?.isEmpty == false { parts.showMenu() } else { parts.hideMenu() }
    }

    // MARK: Taps

    @objc private func tapped(_ recognizer: TextTapGestureRecognizer) {
        begin()
        defer { end() }
        let wasFocused = input?.isFirstResponder == true
        guard interaction.isEditable || recognizer.tapCount > 1 else { return clearSelection() }
        guard takeFocus(), let input, let position = position(at: recognizer.location(in: view)) else { return }
        if input.markedTextRange != nil { input.unmarkText() }
        switch recognizer.tapCount {
        case 1: placeCaret(at: recognizer.isOfPointer ? position : InputGeometry(input).wordEnd(nearest: position), wasFocused)
        case 2: selectPart(.word, at: position)
        default: selectPart(.paragraph, at: position)
        }
    }

    private func placeCaret(at position: UITextPosition, _ wasFocused: Bool) {
        guard let input else { return }
        let former = input.selectedTextRange
        let isSame = wasFocused && former?.isEmpty == true && former.map { input.compare($0.start, to: position) == .orderedSame } == true
        select(input.textRange(from: position, to: position))
        if isSame { parts.toggleMenu() } else { parts.hideMenu() }
    }

    /// Nothing is selected any more of a text that is only read.
    private func clearSelection() {
        parts.hideMenu()
        guard let input, let range = input.selectedTextRange, !range.isEmpty else { return }
        select(input.textRange(from: range.start, to: range.start))
    }

    // MARK: Long presses

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            begin()
            beginPress(at: point)
        case .changed: if movesCaret { follow(point) }
        case .ended:
            endLoupe()
            if input?.isFirstResponder == true { parts.showMenu() }
            end()
        default:
            endLoupe()
            end()
        }
    }

    private func beginPress(at point: CGPoint) {
        movesCaret = false
        guard takeFocus(), let input, let position = position(at: point) else { return }
        parts.display?.showsHandles = true
        let geometry = InputGeometry(input)
        let isOnSelection = input.selectedTextRange.map {
            geometry.rects(of: $0).contains { $0.contains(geometry.convert(point, from: view)) }
        }
        guard isOnSelection != true else { return }
        guard interaction.isEditable else { return select(geometry.part(at: position, .word)) }
        movesCaret = true
        follow(point)
    }

    /// The caret goes where the finger is, under a loupe.
    private func follow(_ point: CGPoint) {
        guard let input, let window = view.window, let position = position(at: point) else { return }
        select(input.textRange(from: position, to: position))
        let loupe = loupe ?? TextLoupe(over: view, theme: .flat)
        self.loupe = loupe
        loupe.show(InputGeometry(input).convert(input.caretRect(for: position), to: view), in: window)
    }

    private func endLoupe() {
        movesCaret = false
        loupe?.removeFromSuperview()
        loupe = nil
    }

    // MARK: The mouse, and handles

    @objc private func dragged(_ recognizer: PointerDragGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin()
            anchor = nil
            guard takeFocus() else { return }
            parts.hideMenu()
            parts.display?.showsHandles = false
            anchor = position(at: recognizer.start)
            extend(to: recognizer.location(in: view))
        case .changed: extend(to: recognizer.location(in: view))
        default: end()
        }
    }

    private func extend(to point: CGPoint) {
        guard let input, let anchor, let position = position(at: point) else { return }
        select(InputGeometry(input).range(anchor, position))
    }

    /// A handle is moved to a point of the view. The ends do not cross: something stays selected.
    func handle(dragged handle: UIStandardTextSelectionHandleView, _ move: InputHandles.Move) {
        guard let input, let range = input.selectedTextRange else { return }
        switch move {
        case .began:
            begin()
            parts.hideMenu()
            anchor = handle.isStart ? range.end : range.start
        case .to(let point):
            guard let anchor, let position = position(at: point) else { return }
            let order = input.compare(position, to: anchor)
            guard order == (handle.isStart ? .orderedAscending : .orderedDescending) else { return }
            select(InputGeometry(input).range(anchor, position))
        case .ended:
            anchor = nil
            if input.isFirstResponder { parts.showMenu() }
            end()
        }
    }
}

extension InputTouches: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let input else { return false }
        // A tap on a text that is only read is for others, unless it takes a selection away.
        if !interaction.isEditable, (gestureRecognizer as? TextTapGestureRecognizer)?.tapCount == 1,
            input.selectedTextRange?.isEmpty != false
        {
            return false
        }
        let point = gestureRecognizer.location(in: view)
        return interaction.delegate?.interactionShouldBegin?(interaction, at: point) ?? true
    }
}

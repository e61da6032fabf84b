import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows the caret of a text, what is selected in it, and the handles of the selection. Gestures are others' business.
///
/// It shows what ``textInput`` has selected when ``setNeedsSelectionUpdate()`` was called last; rectangles are updated before the next frame.
// apple: https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction
@preconcurrency @MainActor @objcMembers open class UITextSelectionDisplayInteraction: UIObject, UIInteraction {
    /// - Parameter textInput: not kept alive.
    @objc(initWithTextInput:delegate:)
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var view: UIView?
    /// Whose selection is shown. Not kept alive.
    open private(set) weak var textInput: (any UITextInput)?
    /// Not kept alive.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// True if anything is shown. Default: false.
    open var isActivated = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }
    /// The caret.
    @nonobjc open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) { didSet { replace(oldValue) } }
    /// The view that marks the selection.
    @nonobjc open var highlightView: any UIView & UITextSelectionHighlightView = UIStandardTextSelectionHighlightView(frame: .zero) {
        didSet { replace(oldValue) }
    }
    /// The two handles, that of the beginning first.
    @nonobjc open var handleViews: [any UIView & UITextSelectionHandleView] {
        get { handles.views }
        set {
            for view in handles.views { view.removeFromSuperview() }
            handles.views = newValue
            setNeedsSelectionUpdate()
        }
    }

    @nonobjc final let handles = InputHandles()
    /// True if fingers select, which take handles.
    @nonobjc final var showsHandles = true
    /// True if the text is only read.
    @nonobjc final var hidesCaret = false

    open func willMove(to view: UIView?) {
        guard self.view != nil else { return }
        for part in managed { part.removeFromSuperview() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    /// The selection is another one, or stands elsewhere: shows it there.
    open func setNeedsSelectionUpdate() {
        guard view != nil else { return }
        if isActivated { cursorView.resetBlinkAnimation() }
        layoutManagedSubviews()
    }

    /// Brings caret, marks and handles to the positions that the text says.
    open func layoutManagedSubviews() {
        guard let view, let input = textInput else { return }
        UIView.performWithoutAnimation { place(input, in: view) }
    }

    // MARK: Private

    private var managed: [UIView] { [highlightView, cursorView] + handles.views }

    private func replace(_ former: UIView) {
        former.removeFromSuperview()
        setNeedsSelectionUpdate()
    }

    private func place(_ input: any UITextInput, in view: UIView) {
        let geometry = InputGeometry(input)
        let range = isActivated ? input.selectedTextRange : nil
        let marked = range.flatMap { $0.isEmpty ? input.markedTextRange : $0 }
        let ground = delegate?.selectionContainerViewBelowText?(for: self) ?? nil
        install(highlightView, in: ground ?? view, at: 0)
        highlightView.frame = highlightView.superview?.bounds ?? .zero
        highlightView.selectionRects = (marked.map { input.selectionRects(for: $0) } ?? []).map {
            PlacedSelectionRect($0, rect: geometry.convert($0.rect, to: highlightView))
        }
        install(cursorView, in: view, at: nil)
        let caret = range.flatMap { $0.isEmpty && !hidesCaret ? geometry.convert(input.caretRect(for: $0.end), to: view) : nil }
        cursorView.isHidden = caret == nil
        if let caret { cursorView.frame = caret }
        (cursorView as? UIStandardTextCursorView)?.isBlinking = caret != nil
        let ends = range.flatMap { range -> (CGRect, CGRect)? in
            guard !range.isEmpty, showsHandles else { return nil }
            return (
                geometry.convert(input.caretRect(for: range.start), to: view), geometry.convert(input.caretRect(for: range.end), to: view)
            )
        }
        for handle in handles.views { install(handle, in: view, at: nil) }
        handles.place(at: ends, of: self)
    }

    private func install(_ part: UIView, in host: UIView, at index: Int?) {
        guard part.superview !== host else { return }
        if let index { host.insertSubview(part, at: index) } else { host.addSubview(part) }
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Gives a view of an app's own, whose text is a `UITextInput`, the gestures of text views: taps that position the caret and select, a long
/// press that moves it under a loupe, a mouse that selects, handles, and the menu.
///
/// All it knows of the text it asks ``textInput``; it selects by setting `selectedTextRange`. It sets itself as the `inputDelegate` where
/// there is none, so that what the app tells of changes there brings caret and marks to their new positions.
// apple: https://developer.apple.com/documentation/uikit/uitextinteraction
@preconcurrency @MainActor @objcMembers open class UITextInteraction: UIObject, UIInteraction {
    /// Made for one of the modes.
    @objc(textInteractionForMode:)
    public convenience init(for mode: UITextInteractionMode) { self.init(mode) }

    @nonobjc init(_ mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    open private(set) weak var view: UIView?
    /// Whose text it is. Not kept alive. Default: nil, nothing can be selected.
    open weak var textInput: (any UIResponder & UITextInput)? { didSet { if textInput !== oldValue { parts?.inputDidChange() } } }
    /// Says whether the text can be edited, or only selected.
    open private(set) var textInteractionMode: UITextInteractionMode
    /// Not kept alive. Default: nil.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The recognisers, for others that have to wait for them. Empty while there is no view.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { parts?.touches.recognizers ?? [] }

    @nonobjc private final var parts: InputParts?

    open func willMove(to view: UIView?) {
        guard self.view != nil else { return }
        parts?.remove()
        parts = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        parts = view.map { InputParts(of: self, in: $0) }
    }

    @nonobjc final var isEditable: Bool { textInteractionMode == .editable }
}

extension UITextInteraction: TypedTextObserver {
    package func typedTextDidChange() { parts?.update() }
}

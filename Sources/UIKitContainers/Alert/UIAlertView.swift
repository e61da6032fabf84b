import Foundation
@_spi(ForasteroInternal) import UIKitCore
public import UIKitText

/// An alert that shows itself, as it was done before ``UIAlertController``.
///
/// It keeps itself alive while it is visible. A second alert hides the first one until it has gone.
// apple: https://developer.apple.com/documentation/uikit/uialertview
@available(iOS, deprecated: 9.0, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleAlert")
@preconcurrency @MainActor @objcMembers open class UIAlertView: UIView {
    @nonobjc var buttons = FormerAlertButtons()
    /// The controller that shows the alert; nil while it is not visible.
    @nonobjc var shown: ShownAlertView?

    // MARK: Creating

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An alert with a cancel button at most.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        setUp(title, message, delegate, cancelButtonTitle, [])
    }

    /// An alert with several buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        setUp(title, message, delegate, cancelButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    private func setUp(_ title: String?, _ message: String?, _ delegate: Any?, _ cancelTitle: String?, _ others: [String]) {
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as? any UIAlertViewDelegate
        if let cancelTitle { buttons.cancelIndex = buttons.add(cancelTitle) }
        for other in others { buttons.add(other) }
    }

    // MARK: Content

    /// Is notified of what the user does. Not kept alive. Default: nil.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// In bold. Default: empty.
    open var title = "" { didSet { if title != oldValue { shown?.alert.title = title } } }
    /// Below the title. Default: nil.
    open var message: String? { didSet { if message != oldValue { shown?.alert.message = message } } }

    // MARK: Buttons

    /// Adds a button. Buttons that are added while the alert is visible are shown the next time.
    /// - Returns: its number.
    @objc(addButtonWithTitle:) @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// The title of a button; nil where there is no button of that number.
    @objc(buttonTitleAtIndex:)
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// How many buttons there are, the cancel button included.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The number of the cancel button; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The number of the first button that is not the cancel button; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

    // MARK: Text fields

    @nonobjc private(set) var fields: [UITextField] = []

    /// Which text fields there are. A change while the alert is visible counts the next time. Default: none.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { fields = alertViewStyle.makeFields() } } }

    /// A text field by its number: the name comes before the password.
    /// - Precondition: ``alertViewStyle`` has so many fields.
    @objc(textFieldAtIndex:)
    open func textField(at textFieldIndex: Int) -> UITextField? {
        _require(
            fields.indices.contains(textFieldIndex),
            "NSRangeException: textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields. "
                + "Set an alertViewStyle with text fields before.")
        return fields[textFieldIndex]
    }

    // MARK: Showing

    /// True if the alert is on screen, or waits until others have gone.
    open var isVisible: Bool { shown != nil }

    /// Shows the alert in front of everything; returns at once. Does nothing if it is visible.
    open func show() {
        guard shown == nil else { return }
        ShownAlertView(self).present()
    }

    /// Takes the alert away as if a button had been tapped, except that the delegate is not notified of a tap.
    @objc(dismissWithClickedButtonIndex:animated:)
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { shown?.dismiss(buttonIndex, animated: animated) }

    // MARK: Overriding

    /// Finds the buttons too: they have the tags 1, 2, … in their order.
    open override func viewWithTag(_ tag: Int) -> UIView? {
        super.viewWithTag(tag) ?? shown?.alert.viewIfLoaded?.viewWithTag(tag)
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A sheet of actions, as it was done before ``UIAlertController``: at the lower edge of a phone, in a popover on a tablet.
///
/// It keeps itself alive while it is visible.
// apple: https://developer.apple.com/documentation/uikit/uiactionsheet
@available(iOS, deprecated: 8.3, message: "Use UIAlertController with a preferredStyle of UIAlertControllerStyleActionSheet")
@preconcurrency @MainActor @objcMembers open class UIActionSheet: UIView {
    @nonobjc var buttons = FormerAlertButtons()
    /// The controller that shows the sheet, which keeps this object alive; nil while it is not visible.
    @nonobjc var shown: ShownActionSheet?

    // MARK: Creating

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A sheet with a destructive and a cancel button at most.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        setUp(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    /// A sheet with several buttons: the destructive one is the first, the cancel button the last.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        setUp(title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    private func setUp(
        _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancelTitle: String?, _ destructiveTitle: String?, _ others: [String]
    ) {
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveTitle { buttons.destructiveIndex = buttons.add(destructiveTitle) }
        for other in others { buttons.add(other) }
        if let cancelTitle { buttons.cancelIndex = buttons.add(cancelTitle) }
    }

    // MARK: Content

    /// Is notified of what the user does. Not kept alive. Default: nil.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// Above the buttons. Default: empty.
    open var title = ""

    // MARK: Buttons

    /// Adds a button.
    /// - Returns: its number.
    @objc(addButtonWithTitle:) @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// The title of a button; nil where there is no button of that number.
    @objc(buttonTitleAtIndex:)
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// How many buttons there are, the cancel button included.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The number of the cancel button; -1 for none. On a tablet it is not shown.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The number of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructiveIndex }
        set { buttons.destructiveIndex = newValue }
    }

    /// The number of the first button that is neither; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

    // MARK: Showing

    /// True if the sheet is on screen, or on its way there.
    open var isVisible: Bool { shown != nil }

    /// Shows the sheet; on a tablet in a popover in the middle of a view, without arrow.
    @objc(showInView:)
    open func show(in view: UIView) {
        let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        present(from: view, animated: true) {
            $0.sourceView = view
            $0.sourceRect = middle
            $0.permittedArrowDirections = []
        }
    }

    /// Shows the sheet; on a tablet in a popover beside a rectangle.
    @objc(showFromRect:inView:animated:)
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(from: view, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the sheet; on a tablet in a popover beside an item of a bar.
    @objc(showFromBarButtonItem:animated:)
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(from: item.shownView, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet; on a tablet in a popover beside a toolbar.
    @objc(showFromToolbar:)
    open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }

    /// Shows the sheet; on a tablet in a popover beside a tab bar.
    @objc(showFromTabBar:)
    open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }

    private func present(from view: UIView?, animated: Bool, _ setUp: (UIPopoverPresentationController) -> Void) {
        guard shown == nil else { return }
        guard let presenter = view?.nearestViewController, view?.window != nil else {
            _requireFailure("Sheet can not be presented because the view is not in a window: \(self). Show it from a view on screen.")
        }
        ShownActionSheet(self).present(on: presenter, animated: animated, setUp)
    }

    /// Takes the sheet away as if a button had been tapped, except that the delegate is not notified of a tap.
    @objc(dismissWithClickedButtonIndex:animated:)
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { shown?.dismiss(buttonIndex, animated: animated) }
}

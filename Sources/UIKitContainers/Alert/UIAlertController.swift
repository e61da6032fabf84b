import Foundation
@_spi(ForasteroInternal) import UIKitCore
public import UIKitText

/// Tells or asks the user something: in the middle of the screen, or as a sheet of actions at its lower edge.
///
/// Add actions, and present the controller. Where the width is regular an action sheet is a popover, which needs a source.
// apple: https://developer.apple.com/documentation/uikit/uialertcontroller
// The bodies of the members are in `UIAlertController+….swift`.
@preconcurrency @MainActor @objcMembers open class UIAlertController: UIViewController {
    private var addedActions: [UIAlertAction] = []
    private var addedFields: [UITextField] = []
    private var chosenStyle = UIAlertController.Style.actionSheet
    /// Replaces dismissing and the action's handler; for alerts with messages of their own. Default: nil.
    @nonobjc var onChoice: ((UIAlertAction) -> Void)?
    /// Replaces the cancel action's handler after a tap beside the popover. Default: nil.
    @nonobjc var onTapBeside: (() -> Void)?
    @nonobjc weak var formerFirstResponder: UIResponder?

    // MARK: Creating

    /// - Parameters:
    ///   - title: in bold; nil for none.
    ///   - message: below the title; nil for none.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        chosenStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Content

    open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

    /// The text below the title. Default: nil.
    open var message: String? { didSet { if message != oldValue { contentDidChange() } } }

    /// A title with attributes in place of the plain one. Default: nil. Not in the API: apps set it by key.
    @objc var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }

    /// A message with attributes in place of the plain one. Default: nil. Not in the API: apps set it by key.
    @objc var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }

    /// Says whether it is an alert or an action sheet.
    open var preferredStyle: UIAlertController.Style { chosenStyle }

    // MARK: Actions

    /// The buttons in the order in which they were added. A cancel button is shown last, or first of two side by side.
    open var actions: [UIAlertAction] { addedActions }

    /// Adds a button.
    /// - Precondition: there is not more than one cancel button.
    open func addAction(_ action: UIAlertAction) {
        _require(
            action.style != .cancel || !addedActions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. Give the others another style.")
        addedActions.append(action)
        contentDidChange()
    }

    /// The action of an alert that is in bold and that the return key chooses. Default: nil, a cancel button is in bold.
    /// - Precondition: it was added.
    open var preferredAction: UIAlertAction? {
        didSet {
            _require(
                preferredAction.map { action in addedActions.contains { $0 === action } } ?? true,
                "The preferredAction of \(self) is none of its actions. Add it before with addAction(_:).")
            if preferredAction !== oldValue { contentDidChange() }
        }
    }

    // MARK: Text fields

    /// The text fields in the order in which they were added; nil if there are none.
    open var textFields: [UITextField]? { addedFields.isEmpty ? nil : addedFields }

    /// Adds a text field below the message. When the alert comes the first one gets the keys; Return leads to the next one, and from the
    /// last one to the preferred action.
    /// - Parameter configurationHandler: called at once with the field.
    /// - Precondition: it is an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        _require(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert. Give \(self) that style.")
        let field = UITextField(frame: .zero)
        field.font = AlertTheme.alert.fieldFont
        field.autocapitalizationType = .none
        add(field)
        configurationHandler?(field)
    }

    @nonobjc func add(_ field: UITextField) {
        field.addTarget(self, action: #selector(returnPressed(in:)), for: .primaryActionTriggered)
        addedFields.append(field)
        contentDidChange()
    }

    // MARK: Overriding

    open override func loadView() { view = AlertContentView(self) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stopIfEmpty()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        takeKeys()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        returnKeys()
    }

    /// Yes: the return key chooses an action, and the escape key cancels.
    open override var canBecomeFirstResponder: Bool { true }
    open override var keyCommands: [UIKeyCommand]? { super.keyCommands.map { $0 + ownKeyCommands } ?? ownKeyCommands }

    @_spi(ForasteroInternal)
    @nonobjc open override var contentSizeForContainer: CGSize { sizeInPopover }
    @_spi(ForasteroInternal)
    @nonobjc open override func ownPresentationController(presenting: UIViewController?, isAdapted: Bool) -> UIPresentationController? {
        guard preferredStyle == .alert || isAdapted else { return nil }
        return AlertPresentationController(self, presenting: presenting)
    }
    @_spi(ForasteroInternal)
    @nonobjc open override func isAdapted(to traits: UITraitCollection) -> Bool {
        super.isAdapted(to: traits) || traits.userInterfaceIdiom != .pad
    }
    @_spi(ForasteroInternal)
    @nonobjc open override func popoverWillBeShown() { contentView?.form = .popover }
    @_spi(ForasteroInternal)
    @nonobjc open override func popoverWasDismissedByUser() { runCancelAction() }

    /// Chooses the action that cancels.
    /// - Returns: false if there is none.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A controller's view in a bubble with an arrow, as it was done before ``UIPopoverPresentationController``. Only on tablets.
///
/// The app keeps the popover controller as long as the popover is visible, and releases it when the delegate is notified of its end.
// apple: https://developer.apple.com/documentation/uikit/uipopovercontroller
@available(iOS, deprecated: 9.0, message: "Present a controller whose modalPresentationStyle is UIModalPresentationPopover")
@preconcurrency @MainActor @objcMembers open class UIPopoverController: UIObject {
    private var content: UIViewController
    @nonobjc var ownContentSize: CGSize?
    @nonobjc lazy var link = PopoverControllerLink(self)

    // MARK: Creating

    /// A popover that will show a controller.
    /// - Precondition: the device is a tablet.
    public init(contentViewController viewController: UIViewController) {
        _require(
            UIDevice.current.userInterfaceIdiom == .pad,
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad. "
                + "Use UIPopoverPresentationController, which adapts to phones.")
        content = viewController
        super.init()
    }

    isolated deinit {
        _require(!isPopoverVisible, "-[UIPopoverController dealloc] reached while popover is still visible.")
    }

    // MARK: Content

    /// The controller whose view is shown. Setting it while the popover is visible shows the other one at once.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: false) }
    }

    /// Shows another controller; the popover takes on its size, animated if that is wanted.
    @objc(setContentViewController:animated:)
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        ownContentSize = nil
        guard let shown = presentation else {
            content = viewController
            return
        }
        let (rect, presenter) = (shown.shownFrame, shown.presentingViewController)
        leave(animated: false)
        content = viewController
        takePosition(of: shown, at: rect, from: presenter, animated: animated)
    }

    /// The size of the content, in points: between 320 and 600 wide, as high as is wanted. What is shown may be smaller.
    ///
    /// Default: what the content would like, which it follows; after it was set, that until there is another content. Setting it while
    /// the popover is visible is animated.
    @objc(popoverContentSize)
    open var contentSize: CGSize {
        get { limited(ownContentSize ?? wantedContentSize) }
        set { setContentSize(newValue, animated: true) }
    }

    /// The same, animated or not.
    @objc(setPopoverContentSize:animated:)
    open func setContentSize(_ size: CGSize, animated: Bool) {
        guard size != ownContentSize else { return }
        ownContentSize = size
        presentation?.contentSizeDidChange(animated: animated)
    }

    // MARK: What is asked for

    /// Is notified of what the user does to the popover. Not kept alive. Default: nil.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    /// The views beside the popover that get their touches, with all inside them. Default: nil; for a popover that belongs to a bar
    /// button item, its bar while it is visible.
    open var passthroughViews: [UIView]? {
        get { presentation?.passthroughViews ?? givenPassthroughViews }
        set {
            givenPassthroughViews = newValue
            presentation?.passthroughViews = newValue
        }
    }
    private var givenPassthroughViews: [UIView]?

    /// The colour behind the content and of the arrow; nil is frosted glass. Default: nil.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { presentation?.backgroundColor = backgroundColor } }
    }

    /// The least distance to the edges of the screen, as it is turned, in points. Default: 10 on all sides.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { presentation?.popoverLayoutMargins = popoverLayoutMargins } }
    }

    /// The class of the background, a subclass of ``UIPopoverBackgroundView``; nil is the system's. Counts from the next presentation.
    open var popoverBackgroundViewClass: AnyClass?

    // MARK: State

    /// True if the popover is on screen, or on its way there.
    open var isPopoverVisible: Bool { presentation != nil }

    /// The side of the arrow; unknown while the popover is not visible.
    open var popoverArrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

    // MARK: Showing

    /// Shows the popover beside a rectangle in a view. A popover that is visible moves there.
    /// - Parameter arrowDirections: where the arrow may be; empty for none.
    /// - Precondition: the view is in a window, and the directions are not unknown.
    @objc(presentPopoverFromRect:inView:permittedArrowDirections:animated:)
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        _require(
            view.window != nil,
            "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be presented from a "
                + "view which does not have a window.")
        show(at: .rect(rect, view), arrowDirections, animated: animated)
    }

    /// Shows the popover below or above an item of a bar. A popover that is visible moves there.
    /// - Precondition: the item is shown in a bar that is in a window, and the directions are not unknown.
    @objc(presentPopoverFromBarButtonItem:permittedArrowDirections:animated:)
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        _require(
            item.shownView != nil,
            "-[UIPopoverController presentPopoverFromBarButtonItem:permittedArrowDirections:animated:]: Popovers cannot be presented from "
                + "a view which does not have a window. Put the item into a bar that is on screen.")
        show(at: .item(item), arrowDirections, animated: animated)
    }

    /// Dismisses the popover. The delegate is neither asked nor notified.
    @objc(dismissPopoverAnimated:)
    open func dismiss(animated: Bool) { leave(animated: animated) }
}

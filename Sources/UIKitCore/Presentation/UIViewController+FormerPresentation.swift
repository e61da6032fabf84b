import Foundation

// How controllers were presented before there were completions and presentation controllers.
extension UIViewController {
    /// Presents a controller. Stands for ``present(_:animated:completion:)``.
    @available(iOS, deprecated: 6.0, renamed: "present(_:animated:completion:)")
    @objc(presentModalViewController:animated:)
    open func presentModalViewController(_ modalViewController: UIViewController, animated: Bool) {
        present(modalViewController, animated: animated)
    }

    /// Takes away what is presented. Stands for ``dismiss(animated:completion:)``.
    @available(iOS, deprecated: 6.0, renamed: "dismiss(animated:completion:)")
    @objc(dismissModalViewControllerAnimated:)
    open func dismissModalViewController(animated: Bool) { dismiss(animated: animated) }

    /// The presented controller. Stands for ``presentedViewController``.
    @available(iOS, deprecated: 6.0, renamed: "presentedViewController")
    @objc open var modalViewController: UIViewController? { presentedViewController }

    /// True if taps beside a popover do nothing while it shows this controller. Stands for ``isModalInPresentation``.
    @available(iOS, deprecated: 13.0, renamed: "isModalInPresentation")
    @objc(isModalInPopover)
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The size of the view in a popover, in points, where ``preferredContentSize`` says nothing. Default: 320 x 1100.
    @available(iOS, deprecated: 7.0, renamed: "preferredContentSize")
    @objc open var contentSizeForViewInPopover: CGSize {
        get { presentation?.formerPopoverSize ?? CGSize(width: 320, height: 1100) }
        set {
            guard newValue != presentation?.formerPopoverSize else { return }
            ensurePresentation().formerPopoverSize = newValue
            announcePreferredContentSize()
        }
    }

    /// The size that was set as `contentSizeForViewInPopover`, where ``preferredContentSize`` has none; else zero.
    @_spi(ForasteroInternal)
    @nonobjc public var formerSizeInPopover: CGSize {
        preferredContentSize == .zero ? presentation?.formerPopoverSize ?? .zero : .zero
    }

    /// ``preferredContentSize``, or the size that was set instead of it.
    var preferredContentSizeOrFormer: CGSize { preferredContentSize == .zero ? formerSizeInPopover : preferredContentSize }
}

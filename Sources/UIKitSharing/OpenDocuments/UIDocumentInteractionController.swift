import Foundation
import UIKitContainers
import UIKitControls

/// Offers what can be done with a file: the share sheet has it all (SV-61). Pictures and texts can be shown, too.
///
/// This system has no other apps that would take a file, so there is no menu of apps: it says that it was not shown.
// apple: https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
@preconcurrency @MainActor @objcMembers open class UIDocumentInteractionController: NSObject {
    /// The file.
    open var url: URL? {
        didSet { name = url?.lastPathComponent }
    }
    /// The identifier of its type. Default: nil, that of its name's extension.
    open var uti: String?
    /// What the file is called where it is shown. Default: the name of the file.
    open var name: String?
    /// For the app that would open the file. Default: nil.
    open var annotation: Any?
    /// Is notified of the menu.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    private weak var menu: UIActivityViewController?
    private weak var preview: DocumentPreviewController?

    public override init() { super.init() }
    /// Of a file.
    // apple: https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/init(url:)
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    /// Pictures of the file's kind, small ones first.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
    /// Empty: no gesture opens the preview.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Menus

    /// Offers what can be done with the file, beside a rectangle of a view.
    /// - Returns: false if there is no file, or the view is on no screen.
    // apple: https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentoptionsmenu(from:in:animated:)
    @objc(presentOptionsMenuFromRect:inView:animated:) @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(over: view.window, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }
    /// The same beside a button of a bar.
    @objc(presentOptionsMenuFromBarButtonItem:animated:) @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        let window = UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
        return present(over: window, animated: animated) { $0.barButtonItem = item }
    }
    /// False: there is no other app that could open the file.
    @objc(presentOpenInMenuFromRect:inView:animated:) @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// False: there is no other app that could open the file.
    @objc(presentOpenInMenuFromBarButtonItem:animated:) @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Takes the menu away.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    // MARK: Preview

    /// Shows what is in the file over the controller that the delegate names; a navigation controller gets it as its next page (SV-82).
    ///
    /// Pictures can be zoomed; of a text the first mebibyte is shown.
    /// - Returns: false if the delegate names no controller, a preview is there already, or the file is no picture and no text, or cannot be read.
    // apple: https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller/presentpreview(animated:)
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil,
            let presenter = delegate?.documentInteractionControllerViewControllerForPreview?(self),
            let content = DocumentPreviewController.Content(of: url, typeIdentifier: uti)
        else { return false }
        let page = DocumentPreviewController(content, title: name)
        // Kept until then, as by nobody else where an app makes it in a function.
        page.didEnd = { self.delegate?.documentInteractionControllerDidEndPreview?(self) }
        preview = page
        delegate?.documentInteractionControllerWillBeginPreview?(self)
        if let pages = presenter as? UINavigationController {
            pages.pushViewController(page, animated: animated)
        } else {
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
            let pages = UINavigationController(rootViewController: page)
            pages.modalPresentationStyle = .fullScreen
            presenter.present(pages, animated: animated)
        }
        return true
    }
    /// Takes the preview away.
    open func dismissPreview(animated: Bool) {
        guard let preview, let pages = preview.navigationController else { return }
        if pages.viewControllers.first === preview {
            pages.presentingViewController?.dismiss(animated: animated)
        } else if let index = pages.viewControllers.firstIndex(of: preview) {
            pages.popToViewController(pages.viewControllers[index - 1], animated: animated)
        }
    }

    private func present(
        over window: UIWindow?, animated: Bool, at source: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, menu == nil, var presenter = window?.rootViewController else { return false }
        while let next = presenter.presentedViewController { presenter = next }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if let popover = menu.popoverPresentationController { source(popover) }
        // Kept until then, as by nobody else where an app makes it in a function.
        menu.completionWithItemsHandler = { _, _, _, _ in self.delegate?.documentInteractionControllerDidDismissOptionsMenu?(self) }
        self.menu = menu
        delegate?.documentInteractionControllerWillPresentOptionsMenu?(self)
        presenter.present(menu, animated: animated)
        return true
    }
}

/// Is notified of the menu of a ``UIDocumentInteractionController``.
// apple: https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the preview is presented, or onto whose pages it is pushed. Without it there is none.
    @objc optional func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    /// The rectangle that a preview grows out of. Never asked: it comes as other pages do.
    @objc optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view that a preview grows out of. Never asked: it comes as other pages do.
    @objc optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The preview is about to come.
    @objc optional func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// The preview has gone.
    @objc optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The menu of everything that can be done is about to come.
    @objc optional func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// That menu has gone.
    @objc optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of apps is about to come. Never called: there is none.
    @objc optional func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// That menu has gone. Never called.
    @objc optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// An app is about to get the file. Never called.
    @objc(documentInteractionController:willBeginSendingToApplication:)
    optional func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// An app has got the file. Never called.
    @objc(documentInteractionController:didEndSendingToApplication:)
    optional func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

extension UIPopoverController {
    /// The source of the popover.
    enum Source {
        case rect(CGRect, UIView)
        case item(UIBarButtonItem)

        @MainActor var view: UIView? {
            switch self {
            case .rect(_, let view): view
            case .item(let item): item.shownView
            }
        }
    }

    /// The presentation controller that shows the popover; nil while it is not visible, and as soon as it begins to go.
    var presentation: UIPopoverPresentationController? {
        let content = contentViewController
        guard content.presentingViewController != nil, !content.isBeingDismissed,
            let presentation = content.popoverPresentationController, presentation.delegate === link
        else { return nil }
        return presentation
    }

    func show(at source: Source, _ directions: UIPopoverArrowDirection, animated: Bool) {
        _require(
            directions != .unknown,
            "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: UIPopoverArrowDirectionUnknown is no "
                + "direction to present a popover in. Use .any, or the directions that suit.")
        if let presentation { return move(presentation, to: source, directions, animated: animated) }
        guard let presenter = source.view?.nearestViewController else {
            _requireFailure("\(self) is presented from a window that shows no view controller. Give it a rootViewController.")
        }
        contentViewController.popoverPresentationController?.finishDismissal()
        let presentation = makePresentation()
        presentation.belong(to: source)
        presentation.permittedArrowDirections = directions
        presenter.present(contentViewController, animated: animated)
    }

    private func move(
        _ presentation: UIPopoverPresentationController, to source: Source, _ directions: UIPopoverArrowDirection, animated: Bool
    ) {
        presentation.move(animated: animated) {
            presentation.permittedArrowDirections = directions
            presentation.belong(to: source)
        }
    }

    private func makePresentation() -> UIPopoverPresentationController {
        contentViewController.modalPresentationStyle = .popover
        guard let presentation = contentViewController.popoverPresentationController else {
            _requireFailure("\(contentViewController) has no popoverPresentationController though its style is that of a popover.")
        }
        presentation.delegate = link
        presentation.sizeRule = { [weak self] wanted in self?.contentSize ?? wanted }
        presentation.passthroughViews = passthroughViews
        presentation.backgroundColor = backgroundColor
        presentation.popoverLayoutMargins = popoverLayoutMargins
        presentation.popoverBackgroundViewClass = popoverBackgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
        return presentation
    }

    func leave(animated: Bool) {
        guard presentation != nil else { return }
        contentViewController.presentingViewController?.dismiss(animated: animated)
    }

    /// Shows the new content where the old one was.
    /// - Parameter rect: where that was, in the window.
    func takePosition(of former: UIPopoverPresentationController, at rect: CGRect?, from presenter: UIViewController, animated: Bool) {
        let presentation = makePresentation()
        presentation.barButtonItem = former.barButtonItem
        presentation.sourceView = former.sourceView
        presentation.sourceRect = former.sourceRect
        presentation.permittedArrowDirections = former.permittedArrowDirections
        presenter.present(contentViewController, animated: false)
        presentation.finishPresenting()
        if animated, let rect { presentation.settle(from: rect) }
    }

    // MARK: Size

    private static let usualSize = CGSize(width: 320, height: 1100)
    private static let widths: ClosedRange<CGFloat> = 320...600

    /// The preferred size of the content.
    var wantedContentSize: CGSize {
        let wanted = contentViewController.contentSizeForContainer
        return CGSize(
            width: wanted.width > 0 ? wanted.width : Self.usualSize.width, height: wanted.height > 0 ? wanted.height : Self.usualSize.height
        )
    }

    func limited(_ size: CGSize) -> CGSize {
        CGSize(width: min(max(size.width, Self.widths.lowerBound), Self.widths.upperBound), height: max(size.height, 0))
    }
}

extension UIPopoverPresentationController {
    fileprivate func belong(to source: UIPopoverController.Source) {
        switch source {
        case .rect(let rect, let view):
            barButtonItem = nil
            sourceView = view
            sourceRect = rect
        case .item(let item):
            barButtonItem = item
            sourceView = nil
        }
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The command of the main menu that shares what the responder chain has to share.
@MainActor
final class SharingCommand: SharingCommandPerforming {
    package static func work(from start: UIResponder) -> StandardCommandWork {
        guard let (responder, configuration) = source(from: start), let presenter = presenter(for: responder) else { return .impossible }
        return .possible {
            let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
            place(sheet, at: responder, over: presenter)
            presenter.present(sheet, animated: true)
        }
    }

    /// The nearest responder that has something to share.
    private static func source(from start: UIResponder) -> (UIResponder, any UIActivityItemsConfigurationReading)? {
        for responder in sequence(first: start, next: \.next) {
            guard let configuration = responder.activityItemsConfiguration else { continue }
            let allowsSharing = configuration.activityItemsConfigurationSupports?(interaction: .share) ?? true
            if allowsSharing, !configuration.itemProvidersForActivityItemsConfiguration.isEmpty { return (responder, configuration) }
        }
        return nil
    }

    private static func presenter(for responder: UIResponder) -> UIViewController? {
        let window = view(of: responder)?.window ?? UIApplication.shared.keyWindow
        guard var controller = window?.rootViewController else { return nil }
        while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller
    }

    private static func view(of responder: UIResponder) -> UIView? {
        responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    }

    /// Beside what is shared if that is a view, else in the middle of the page.
    private static func place(_ sheet: UIActivityViewController, at responder: UIResponder, over presenter: UIViewController) {
        guard let popover = sheet.popoverPresentationController, let source = view(of: responder) ?? presenter.view else { return }
        popover.sourceView = source
        guard !(responder is UIView) || responder is UIWindow else { return }
        popover.sourceRect = CGRect(x: source.bounds.midX, y: source.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
    }
}

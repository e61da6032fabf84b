internal import Display
import Foundation

/// Finds out who opens a URL: this application, the desktop, or nobody.
@MainActor
package final class URLRouter {
    private unowned let application: UIApplication
    /// The schemes that Info.plist claims for the application.
    var ownSchemes: Set<String>
    private let desktop = DesktopOpener()
    /// Hands a URL to the desktop's portal, and says later if that has failed; nil where there is no desktop (AX-73).
    package var portal: (@MainActor (URL, _ failed: @escaping @MainActor @Sendable () -> Void) -> Void)?

    init(application: UIApplication, plist: InfoPlist = .main) {
        self.application = application
        ownSchemes = plist.urlSchemes
    }

    func canOpen(_ url: URL) -> Bool { isOwn(url) || (hasDesktop && (portal == nil ? desktop.canOpen(url) : desktop.isMeant(for: url))) }

    func open(_ url: URL) -> Bool {
        if isOwn(url) {
            // As if it came from outside: after what is being done now.
            FramePipeline.afterAnyFrame { [self] in deliver(url) }
            return true
        }
        guard hasDesktop else { return false }
        guard let portal, desktop.isMeant(for: url) else { return desktop.open(url) }
        portal(url) { [desktop] in _ = desktop.open(url) }
        return true
    }

    /// Hands URLs to the application: to its scene, or one by one to its delegate if it has not adopted scenes.
    package func deliver(_ urls: [URL]) {
        if application.scenes.isAdopted { return application.scenes.open(urls) }
        urls.forEach(deliverToDelegate)
    }

    package func deliver(_ url: URL) { deliver([url]) }

    private func deliverToDelegate(_ url: URL) {
        let delegate = application.delegate
        if delegate?.responds(to: #selector(UIApplicationDelegate.application(_:open:options:))) == true {
            _ = delegate?.application?(application, open: url, options: [:])
        } else {
            _ = delegate?.application?(application, handleOpen: url)
        }
    }

    private func isOwn(_ url: URL) -> Bool { url.scheme.map { ownSchemes.contains($0.lowercased()) } ?? false }

    private var hasDesktop: Bool { !(DisplayHost.current.display is HeadlessScreen) }
}

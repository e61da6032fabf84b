import Foundation
import UIKit

/// The settings of a page by the application, together with its configuration.
struct PageSettings {
    var customUserAgent: String?
    var zoom = 1.0
    /// True if what the page does not paint shows what is behind the view.
    var isOpaque = true

    @MainActor
    func write(to message: inout WebMessage, _ configuration: WKWebViewConfiguration) {
        let preferences = configuration.preferences
        message.add(userAgent(configuration.applicationNameForUserAgent))
        message.add(configuration.defaultWebpagePreferences.allowsContentJavaScript && preferences.runsScripts)
        message.add(preferences.javaScriptCanOpenWindowsAutomatically)
        message.add(!configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
        message.add(configuration.allowsInlineMediaPlayback)
        message.add(Double(preferences.minimumFontSize))
        message.add(zoom)
        for _ in 0..<3 { message.add(isOpaque ? 1.0 : 0.0) }
        message.add(isOpaque ? 1.0 : 0.0)
    }

    /// Nil for the engine's own.
    private func userAgent(_ applicationName: String?) -> String? {
        if let customUserAgent, !customUserAgent.isEmpty { return customUserAgent }
        guard let applicationName, !applicationName.isEmpty else { return nil }
        return "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) " + applicationName
    }
}

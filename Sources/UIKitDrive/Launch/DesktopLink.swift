@_spi(ForasteroInternal) import UIKitCore
internal import DesktopServices
internal import Display
import Drive
import Foundation

/// Lets an app that a person uses in a window have the services of the desktop.
@MainActor
enum DesktopLink {
    /// Called before the app launches, which may want its secrets at once.
    static func prepare(_ options: LaunchOptions) {
        if options.isOfPersonsDesktop { DesktopUse.beginKeepingSecrets() }
    }

    static func begin(for application: UIApplication) {
        DesktopUse.begin(window: DisplayHost.current.display.desktopIdentifier)
        DisplayHost.frontObserver = { DesktopUse.windowDidChange(to: $0.display.desktopIdentifier) }
        guard let bus = DesktopUse.bus else { return }
        application.urls.portal = { url, failed in
            AddressOpener.open(url, on: bus) { if $0 != nil { failed() } }
        }
    }
}

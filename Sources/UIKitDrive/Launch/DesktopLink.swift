@_spi(ForasteroInternal) import UIKitCore
internal import DesktopServices
internal import Display
import Foundation

/// Lets an app that a person uses in a window have the services of the desktop.
@MainActor
enum DesktopLink {
    static func begin(for application: UIApplication) {
        DesktopUse.begin(window: DisplayHost.current.display.desktopIdentifier)
        guard let bus = DesktopUse.bus else { return }
        application.urls.portal = { url, failed in
            AddressOpener.open(url, on: bus) { if $0 != nil { failed() } }
        }
    }
}

@_spi(ForasteroInternal) import UIKitAccessibility
@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Makes the application and its delegate and runs until the end.
///
/// - Parameters:
///   - argc: not looked at; the command line is read from the process.
///   - principalClassName: the name of a subclass of ``UIApplication``; nil is the one
///     that Info.plist names as `NSPrincipalClass`, or else that itself.
///   - delegateClassName: the name of the delegate's class, as `NSStringFromClass` gives it.
// apple: https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let applicationClass = principalClassName.map { NamedClasses.application($0) } ?? NamedClasses.principal
    ApplicationLauncher.desktop.run(applicationClass) {
        delegateClassName.map { NamedClasses.makeDelegate($0) }
    }
}

extension UIApplication {
    /// The function that `@main` on an application delegate calls.
    public static func _main(_ makeDelegate: @MainActor () -> any NSObject & UIApplicationDelegate) {
        ApplicationLauncher.desktop.run(
            NamedClasses.principal, makeDelegate: makeDelegate)
    }
}

extension ApplicationLauncher {
    fileprivate static let desktop = ApplicationLauncher(
        openWindow: WindowDisplay.open, openPage: PageDisplay.open, adjust: ScreenSettings.apply,
        assist: {
            ScreenSettings.followDesktop()
            DesktopAccessibility.start()
        }, decorate: WindowDisplay.decorate)
}

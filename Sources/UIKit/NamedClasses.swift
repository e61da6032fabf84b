import Foundation
import UIKitCore
import UIKitGraphics

/// The classes that `UIApplicationMain` is given by name.
@MainActor
enum NamedClasses {
    static func application(_ name: String) -> UIApplication.Type {
        guard let found = _ObjCRuntime.classNamed(name) as? UIApplication.Type else {
            fatalError("UIApplicationMain: \"\(name)\" is no subclass of UIApplication. Pass nil, or NSStringFromClass of one.")
        }
        return found
    }

    /// The class that Info.plist names, if it is one; often that is `NSApplication` of a Mac's.
    static var principal: UIApplication.Type {
        InfoPlist.main.principalClassName.flatMap { _ObjCRuntime.classNamed($0) as? UIApplication.Type } ?? UIApplication.self
    }

    static func makeDelegate(_ name: String) -> any NSObject & UIApplicationDelegate {
        guard let found = _ObjCRuntime.classNamed(name) as? NSObject.Type,
            let delegate = _objcNew(found) as? any NSObject & UIApplicationDelegate
        else {
            fatalError(
                "UIApplicationMain: \"\(name)\" is no class that adopts UIApplicationDelegate. "
                    + "Pass NSStringFromClass(AppDelegate.self).")
        }
        return delegate
    }
}

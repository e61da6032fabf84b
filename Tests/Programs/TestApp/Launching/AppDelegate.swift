import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.note("application \(type(of: application))")
        LaunchLog.note("willFinishLaunching, \(LaunchLog.describe(window))")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.note("didFinishLaunching, \(LaunchLog.describe(window))")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        LaunchLog.note("applicationDidBecomeActive, \(LaunchLog.describe(window))")
    }
}

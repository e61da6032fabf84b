import UIKit

/// Shows the screen that the last argument names.
class ScreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CommandLine.arguments.last.flatMap(TestScreenName.init)?.makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

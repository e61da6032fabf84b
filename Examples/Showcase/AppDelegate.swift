import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: PagesController())
        navigation.navigationBar.prefersLargeTitles = true
        // `-page Slider` on the command line opens that page at once.
        if let title = UserDefaults.standard.string(forKey: "page"), let page = Page.all.first(where: { $0.title == title }) {
            navigation.pushViewController(page.makeTitledController(), animated: false)
        }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

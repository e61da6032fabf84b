import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let library = PhotoLibrary(count: 50_000)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            page(LibraryController(library: library), title: "Library", symbol: "photo.on.rectangle"),
            page(SettingsController(library: library), title: "Settings", symbol: "gear"),
            page(ShelvesController(library: library), title: "For You", symbol: "heart"),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func page(_ controller: UIViewController, title: String, symbol: String) -> UIViewController {
        controller.title = title
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }
}

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemGreen
        window.rootViewController = ShopController(list: ShoppingList(file: .inDocuments))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

extension URL {
    /// Where the list is kept between launches.
    fileprivate static var inDocuments: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Shopping.json")
    }
}

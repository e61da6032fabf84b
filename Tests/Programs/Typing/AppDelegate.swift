import UIKit

/// Shows a view that takes text, and a button that copies it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let field = TypingView(frame: CGRect(x: 20, y: 100, width: 350, height: 60))

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let copy = UIButton(type: .system)
        copy.frame = CGRect(x: 20, y: 180, width: 100, height: 44)
        copy.setTitle("Copy", for: .normal)
        copy.addTarget(self, action: #selector(copyText), for: .touchUpInside)
        controller.view.addSubview(field)
        controller.view.addSubview(copy)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    @objc private func copyText() { UIPasteboard.general.string = field.text }
}

import UIKit

/// Writes down what the user wants of the screen, at the start and whenever it is something else.
final class WishesController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for name in [UIAccessibility.reduceMotionStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification] {
            NotificationCenter.default.addObserver(self, selector: #selector(tell), name: name, object: nil)
        }
        tell()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if viewIfLoaded?.window != nil { tell() }
    }

    private var last = ""

    @objc private func tell() {
        let traits = traitCollection
        let size = traits.preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: "")
        let line = [
            traits.userInterfaceStyle == .dark ? "dark" : "light", traits.accessibilityContrast == .high ? "high" : "normal",
            UIAccessibility.isReduceMotionEnabled ? "rests" : "moves", size,
        ].joined(separator: " ")
        guard line != last else { return }
        last = line
        print(line)
        fflush(nil)
    }
}

final class WishesDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = WishesController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(WishesDelegate.self))

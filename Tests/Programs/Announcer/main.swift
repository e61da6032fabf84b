import UIKit

/// Shows whether a screen reader runs, and tells it what happens.
final class AnnouncerController: UIViewController {
    private let state = UILabel()
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.axis = .vertical
        rows.frame = CGRect(x: 20, y: 80, width: 300, height: 400)
        rows.distribution = .fillEqually
        rows.addArrangedSubview(state)
        for (title, action) in [("Save", #selector(save)), ("Wait", #selector(wait)), ("Next", #selector(showNext))] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: action, for: .touchUpInside)
            rows.addArrangedSubview(button)
        }
        view.addSubview(rows)
        NotificationCenter.default.addObserver(
            self, selector: #selector(readerDidChange), name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        readerDidChange()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("appeared")
        fflush(nil)
    }

    @objc private func readerDidChange() { state.text = UIAccessibility.isVoiceOverRunning ? "A reader runs" : "No reader runs" }

    @objc private func save() { UIAccessibility.post(notification: .announcement, argument: "Saved") }

    @objc private func wait() {
        let text = NSAttributedString(string: "Patience", attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    @objc private func showNext() {
        let label = UILabel()
        label.text = "Page two"
        rows.addArrangedSubview(label)
        view.layoutIfNeeded()
        UIAccessibility.post(notification: .screenChanged, argument: label)
    }
}

final class AnnouncerDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = AnnouncerController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AnnouncerDelegate.self))

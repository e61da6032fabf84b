import PhotosUI
import UIKit
import UniformTypeIdentifiers
import UserNotifications

// An app that writes down what the desktop asks of it, one line each, and does what its buttons say.

func say(_ text: String) {
    print(text)
    fflush(nil)
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        say("started \(Self.names(options.urlContexts)) \(options.shortcutItem?.type ?? "-")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = GuestController()
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { say("opened \(Self.names(contexts))") }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        say("performed \(shortcutItem.type)")
        completionHandler(true)
    }

    private static func names(_ contexts: Set<UIOpenURLContext>) -> String {
        let texts = contexts.map { $0.url.absoluteString }.sorted()
        return texts.isEmpty ? "-" : texts.map { $0.count > 60 ? "\($0.prefix(20))…\($0.count)" : $0 }.joined(separator: " ")
    }
}

final class GuestController: UIViewController, UIDropInteractionDelegate, UIDocumentPickerDelegate, UNUserNotificationCenterDelegate,
    UIImagePickerControllerDelegate, UINavigationControllerDelegate, PHPickerViewControllerDelegate
{
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let actions: [(String, () -> Void)] = [
            ("Copy", { [unowned self] in copyAll() }), ("Paste", { [unowned self] in paste() }), ("Pick", { [unowned self] in pick() }),
            ("Link", { UIApplication.shared.open(URL(string: "https://example.org/a")!) { say("link \($0)") } }),
            ("Notify", { [unowned self] in notify() }),
        ]
        let buttons = actions.map { title, action in
            UIButton(configuration: .bordered(), primaryAction: UIAction(title: title) { _ in action() })
        }
        let drop = UIView()
        drop.backgroundColor = .systemTeal
        drop.addInteraction(UIDropInteraction(delegate: self))
        drop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(printAll)))
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { [unowned self] _ in
                say("text \(field.text ?? "")")
                if let picker = picker(named: field.text ?? "") { present(picker, animated: true) }
            }, for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: buttons + [field, drop])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.frame = view.bounds.insetBy(dx: 20, dy: 60)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        tellShape()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tellShape()
    }

    private var shape = ""

    private func tellShape() {
        let traits = traitCollection
        let kind = traits.userInterfaceIdiom == .pad ? "pad" : "phone"
        let width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
        let new = "shape \(Int(view.bounds.width))x\(Int(view.bounds.height)) \(kind) \(width)"
        if new != shape { say(new) }
        shape = new
    }

    // MARK: Copying

    private func copyAll() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400)).image { context in
            for index in 0..<40 {
                UIColor(hue: CGFloat(index) / 40, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: index * 10, y: 0, width: 10, height: 400))
            }
        }
        UIPasteboard.general.items = [["public.utf8-plain-text": "Grüße", "public.html": "<b>Grüße</b>", "public.png": picture]]
        say("copied")
    }

    private func paste() {
        let board = UIPasteboard.general
        say(
            "pasted \(board.string ?? "-") \(board.image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "-") \(board.urls ?? [])"
        )
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        say("comes \(session.items.flatMap { $0.itemProvider.registeredTypeIdentifiers })")
        return true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let place = session.location(in: view)
        say("dropped at \(Int(place.x)),\(Int(place.y)) local \(session.localDragSession != nil)")
        for item in session.items {
            let type = item.itemProvider.registeredTypeIdentifiers.first ?? ""
            item.itemProvider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
                say("file \(url?.lastPathComponent ?? "-") \((url.flatMap { try? Data(contentsOf: $0) })?.count ?? -1)")
            }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { say("goes") }

    // MARK: Portals

    @objc private func printAll() {
        let controller = UIPrintInteractionController.shared
        controller.printInfo = UIPrintInfo.printInfo()
        controller.printInfo?.jobName = "Letter"
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        let text = UISimpleTextPrintFormatter(text: String(repeating: "A line\n", count: 200))
        renderer.addPrintFormatter(text, startingAtPageAt: 3)
        controller.printPageRenderer = renderer
        controller.present(animated: true) { _, isPrinted, error in say("printed \(isPrinted) \(error.map { "\($0)" } ?? "-")") }
    }

    private func pick() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .plainText])
        picker.allowsMultipleSelection = true
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        say("picked \(urls.map(\.path))")
        // The picker goes by itself afterwards.
        DispatchQueue.main.async {
            controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in say("back") }
        }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { say("picked nothing") }

    /// A picker of pictures, which is shown when its name is typed.
    private func picker(named name: String) -> UIViewController? {
        switch name {
        case "photo":
            let picker = UIImagePickerController()
            picker.delegate = self
            return picker
        case "gallery":
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = 2
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = self
            return picker
        default: return nil
        }
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.originalImage] as? UIImage
        say("image \(Int(image?.size.width ?? 0)) \((info[.imageURL] as? URL)?.lastPathComponent ?? "-")")
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { say("image none") }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        say("photos \(results.map { $0.itemProvider.suggestedName ?? "-" })")
        picker.dismiss(animated: true)
    }

    private func notify() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let reply = UNNotificationAction(identifier: "later", title: "Later")
        center.setNotificationCategories([UNNotificationCategory(identifier: "c", actions: [reply], intentIdentifiers: [])])
        center.requestAuthorization(options: [.alert]) { isGranted, _ in
            say("granted \(isGranted)")
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.body = "is ready"
            content.categoryIdentifier = "c"
            center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        say("presents \(notification.request.identifier)")
        completionHandler([.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        say("chosen \(response.notification.request.identifier) \(response.actionIdentifier)")
        completionHandler()
    }
}

_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

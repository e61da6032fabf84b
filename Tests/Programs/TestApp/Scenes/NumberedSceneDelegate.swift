import UIKit

/// A scene with a number, which writes down what happens to it.
class NumberedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static var count = 0
    var window: UIWindow?
    private var number = 0

    private func say(_ text: String) {
        print("\(number) \(text)")
        fflush(nil)
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.count += 1
        number = Self.count
        say("connects \(connectionOptions.userActivities.first?.activityType ?? "-")")
        if let former = session.userInfo?["number"] { say("was \(former), at \(session.stateRestorationActivity?.title ?? "-")") }
        session.userInfo = ["number": number]
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Scene \(number)"
        let window = UIWindow(windowScene: scene)
        let controller = NumberedSceneController(isFirst: number == 1) { [unowned self] in say($0) }
        controller.title = "\(number)"
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.title = "note \(number)"
        return activity
    }

    func sceneWillEnterForeground(_ scene: UIScene) { say("comes") }
    func sceneDidBecomeActive(_ scene: UIScene) { say("is active") }
    func sceneWillResignActive(_ scene: UIScene) { say("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { say("goes") }
    func sceneDidDisconnect(_ scene: UIScene) { say("disconnects") }
}

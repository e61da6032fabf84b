import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        LaunchLog.note("willConnect \(session.configuration.name ?? ""), \(LaunchLog.describe(window))")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        LaunchLog.note("sceneDidBecomeActive, \(LaunchLog.describe(window))")
    }
}

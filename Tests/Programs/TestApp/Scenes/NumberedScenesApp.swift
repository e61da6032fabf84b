import UIKit

/// Has its delegate class from Info.plist, and writes down which sessions are gone.
class NumberedScenesApp: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        print("discarded \(sceneSessions.count)")
        fflush(nil)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("ends")
        fflush(nil)
    }
}

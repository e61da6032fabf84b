import Foundation

extension UIApplication {
    private var ownStateKeeper: StateKeeper? { stateKeeper as? StateKeeper }

    /// In the application's state: the version of the app that wrote it (`CFBundleVersion`), a `String`.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// In the application's state: the idiom of the device that wrote it, an `NSNumber`.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// In the application's state: when it was written, a `Date`.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// In a controller's state: the storyboard that it came from.
    public nonisolated static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

    /// Keeps the state of an object that is no controller and no view, as long as the object lives.
    /// - Precondition: no other object that lives is registered under the identifier.
    @objc(registerObjectForStateRestoration:restorationIdentifier:)
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        shared.ownStateKeeper?.register(object, as: restorationIdentifier)
    }

    /// Would leave the picture of the last run away. Does nothing: there is none.
    @objc public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Has the state count as read only when ``completeStateRestoration()`` was called as often: until then nobody hears that all is read.
    @objc public func extendStateRestoration() { ownStateKeeper?.extend() }

    /// Ends what ``extendStateRestoration()`` began.
    @objc public func completeStateRestoration() { ownStateKeeper?.complete() }
}

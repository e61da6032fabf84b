import Foundation

// The state of controllers as apps without scenes keep it. Nothing of it is called here.
extension UIViewController {
    /// Who makes the controller again. Kept. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
    @nonobjc public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { objc_getAssociatedObject(self, &RestorationKey.key) as? any UIViewControllerRestoration.Type }
        set { objc_setAssociatedObject(self, &RestorationKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Writes what the controller shows. Never called here. Does nothing.
    @objc(encodeRestorableStateWithCoder:)
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what the controller showed. Never called here. Does nothing.
    @objc(decodeRestorableStateWithCoder:)
    open func decodeRestorableState(with coder: NSCoder) {}

    /// All state has been restored. Never called here. Does nothing.
    @objc open func applicationFinishedRestoringState() {}
}

@MainActor
private enum RestorationKey {
    static var key: UInt8 = 0
}

extension UIView {
    /// Writes what the view shows. Never called here. Does nothing.
    @objc(encodeRestorableStateWithCoder:)
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what the view showed. Never called here. Does nothing.
    @objc(decodeRestorableStateWithCoder:)
    open func decodeRestorableState(with coder: NSCoder) {}
}

extension UIApplication {
    /// Where the state of an app without scenes has the version of the app that wrote it.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// Where it has the idiom of the device that wrote it, as a number.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// Where it has the time when it was written, a `Date`.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// Where it has the storyboard that a controller came from.
    public nonisolated static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

    /// Would keep the state of an object. Does nothing.
    @objc(registerObjectForStateRestoration:restorationIdentifier:)
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
    /// Would leave the picture of the last run away. Does nothing: there is none.
    @objc public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Would wait with what is restored. Does nothing.
    @objc public func extendStateRestoration() {}
    /// Would end what ``extendStateRestoration()`` began. Does nothing.
    @objc public func completeStateRestoration() {}
}

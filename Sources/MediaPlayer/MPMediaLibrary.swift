internal import DeviceNotice
import Dispatch
public import Foundation
import Synchronization

/// The permission of the user.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmedialibraryauthorizationstatus
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied
    case restricted
    case authorized
}

extension NSNotification.Name {
    /// The library has changed. Never posted here.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/mpmedialibrarydidchange
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// The user's music. This device has no such library: whoever asks for permission is denied it (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpmedialibrary
@objcMembers open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    private static let status = Mutex(MPMediaLibraryAuthorizationStatus.notDetermined)
    private static let replies = DispatchQueue(label: "com.apple.MediaPlayer.replies")

    override init() {}

    /// The library, in which nothing is.
    open class func `default`() -> MPMediaLibrary { library }
    /// Long ago: nothing has ever changed.
    open var lastModifiedDate: Date { .distantPast }
    /// Notifications of changes would begin.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Notifications of changes would end.
    open func endGeneratingLibraryChangeNotifications() {}
    /// ``MPMediaLibraryAuthorizationStatus/notDetermined`` until the application has asked, then
    /// ``MPMediaLibraryAuthorizationStatus/denied``.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { status.withLock { $0 } }
    /// - Parameter handler: called on a background queue with ``MPMediaLibraryAuthorizationStatus/denied``.
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        DeviceNotice.say("Music is denied: this device has no library of it.")
        status.withLock { $0 = .denied }
        replies.async { handler(.denied) }
    }
}

internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// The permission of the user.
// apple: https://developer.apple.com/documentation/photos/phauthorizationstatus
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
    case limited
}

/// The access to the library that an application wants.
// apple: https://developer.apple.com/documentation/photos/phaccesslevel
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

/// Is notified of changes of the library. It never changes here.
// apple: https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver
@objc public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Something in the library is different. Never called here.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The changes of the library. None is ever made here.
// apple: https://developer.apple.com/documentation/photos/phchange
open class PHChange: NSObject, @unchecked Sendable {
    override init() {}
}

/// The user's photos. This device has no such library: whoever asks for permission is denied it, and nothing can be put in (MO-23).
// apple: https://developer.apple.com/documentation/photos/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    private static let status = Mutex(PHAuthorizationStatus.notDetermined)
    /// Where handlers are called, in the order of the calls that they belong to.
    private static let handlers = DispatchQueue(label: "com.apple.photos.handlers")

    override init() {}

    /// The library, in which nothing is.
    // apple: https://developer.apple.com/documentation/photos/phphotolibrary/shared()
    open class func shared() -> PHPhotoLibrary { library }

    // MARK: Permission

    /// The same on the level of reading and writing.
    open class func authorizationStatus() -> PHAuthorizationStatus { status.withLock { $0 } }
    /// ``PHAuthorizationStatus/notDetermined`` until the application has asked, then ``PHAuthorizationStatus/denied``, on any level.
    // apple: https://developer.apple.com/documentation/photos/phphotolibrary/authorizationstatus(for:)
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }

    /// The same on the level of reading and writing.
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// - Parameter handler: called on a background queue with ``PHAuthorizationStatus/denied``.
    // apple: https://developer.apple.com/documentation/photos/phphotolibrary/requestauthorization(for:handler:)
    @preconcurrency open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DeviceNotice.say("Photos are denied: this device has no library of them.")
        status.withLock { $0 = .denied }
        handlers.async { handler(.denied) }
    }
    /// ``PHAuthorizationStatus/denied``.
    @nonobjc open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes

    /// Would change the library.
    /// - Parameters:
    ///   - changeBlock: not called.
    ///   - completionHandler: called on a background queue with false and ``PHPhotosError/accessUserDenied``.
    // apple: https://developer.apple.com/documentation/photos/phphotolibrary/performchanges(_:completionhandler:)
    @preconcurrency open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { Self.handlers.async { completionHandler(false, PHPhotosError(.accessUserDenied)) } }
    }
    /// Throws ``PHPhotosError/accessUserDenied``; the block is not called.
    @nonobjc open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Throws ``PHPhotosError/accessUserDenied``; the block is not called.
    // apple: https://developer.apple.com/documentation/photos/phphotolibrary/performchangesandwait(_:)
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }

    /// Does nothing: there is nothing to be notified of.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

import Foundation
import ObjCRuntime

/// The name of a file with a sound.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationsoundname
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a file of the app's.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationsound
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file, or the system's own sound for nil.
    private let name: UNNotificationSoundName?
    private let isCritical: Bool

    private init(name: UNNotificationSoundName?, isCritical: Bool) {
        self.name = name
        self.isCritical = isCritical
    }

    /// A sound of the app's, by the name of its file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name, isCritical: false) }

    /// The system's own sound.
    public static let `default` = UNNotificationSound(name: nil, isCritical: false)
    /// The system's own sound, heard although the device is silent.
    public static let defaultCritical = UNNotificationSound(name: nil, isCritical: true)
    /// A sound of the app's, heard although the device is silent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name: name, isCritical: true)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return name == other.name && isCritical == other.isCritical
    }
    open override var hash: Int { name.hashValue }
}

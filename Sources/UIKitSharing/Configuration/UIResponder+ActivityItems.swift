import Foundation

extension UIResponder {
    /// What can be shared here. Default: nil, nothing.
    ///
    /// Kept alive. ``UIActivityViewController/init(activityItemsConfiguration:)`` takes it; no command of the system asks for it here.
    /// A subclass sets it, and cannot override it here.
    // status: partial: cannot be overridden
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/activityitemsconfiguration
    @objc public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { objc_getAssociatedObject(self, &ActivityItemsKey.key) as? any UIActivityItemsConfigurationReading }
        set { objc_setAssociatedObject(self, &ActivityItemsKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

@MainActor
private enum ActivityItemsKey {
    static var key: UInt8 = 0
}

import Foundation

/// Knows what can be shared or copied here.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationproviding
@preconcurrency @MainActor @objc public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// Hands out the items; nil where there are none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

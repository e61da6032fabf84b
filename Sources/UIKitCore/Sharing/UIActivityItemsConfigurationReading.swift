public import Foundation
public import ItemProvider

/// Hands out what can be shared or copied at a place of the app, as item providers.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading
@preconcurrency @MainActor @objc public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items. Empty where there is nothing to share.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Returns true if an interaction may be offered. Without this method sharing may.
    @objc(activityItemsConfigurationSupportsInteraction:)
    optional func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// What is known about all items together; nil where nothing is.
    @objc(activityItemsConfigurationMetadataForKey:)
    optional func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// What is known about one item; nil where nothing is.
    @objc(activityItemsConfigurationMetadataForItemAtIndex:key:)
    optional func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Hands out a picture of an item. The share sheet here shows the item itself.
    @objc(activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:)
    optional func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?

    /// The app's own activities, which come before those of the system.
    @objc optional var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

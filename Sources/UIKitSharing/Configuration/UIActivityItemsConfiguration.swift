import Foundation

/// Hands out objects or item providers as what can be shared, with closures for what is known about them.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration
@preconcurrency @MainActor @objcMembers open class UIActivityItemsConfiguration: UIObject, UIActivityItemsConfigurationReading {
    /// The items, in the order in which they were given.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

    /// - Parameter objects: texts, addresses, pictures, and what else writes itself; each becomes an item.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration/init(objects:)
    public init(objects: [any NSItemProviderWriting]) {
        itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// - Parameter itemProviders: what is loaded when a share sheet shows them.
    // apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfiguration/init(itemproviders:)
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// An object of the app's own that the items stand for. Kept alive, and never looked at. Default: nil.
    @nonobjc open var localObject: Any?

    /// What may be offered. Default: sharing.
    @nonobjc open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]

    /// Says what is known about all items together. Default: nil, nothing.
    @nonobjc open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Says what is known about an item. Default: nil, nothing.
    @nonobjc open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Hands out a picture of an item. Default: nil, none.
    @nonobjc open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// The app's own activities. Default: nil, none.
    @nonobjc open var applicationActivitiesProvider: (() -> [UIActivity]?)?

    // MARK: Reading

    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }

    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }

    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

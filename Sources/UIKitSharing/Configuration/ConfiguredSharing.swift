import Foundation

/// What a share sheet takes from an activity items configuration.
@MainActor
struct ConfiguredSharing {
    let providers: [NSItemProvider]
    let activities: [UIActivity]
    let title: String?
    let messageBody: String?

    init(_ configuration: any UIActivityItemsConfigurationReading) {
        let providers = configuration.itemProvidersForActivityItemsConfiguration
        func known(_ key: UIActivityItemsConfigurationMetadataKey) -> String? {
            let common = configuration.activityItemsConfigurationMetadata?(key: key) as? String
            guard common == nil, providers.count == 1 else { return common }
            return configuration.activityItemsConfigurationMetadataForItem?(at: 0, key: key) as? String
        }
        self.providers = providers
        activities = configuration.applicationActivitiesForActivityItemsConfiguration.flatMap { $0 } ?? []
        title = known(.title)
        messageBody = known(.messageBody)
    }
}

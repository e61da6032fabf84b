import Foundation

/// What the user can do with the items that an activity items configuration hands out.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationinteraction
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharing them by a share sheet.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
    /// Putting them on the pasteboard.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// Names what an activity items configuration says about its items.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationmetadatakey
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of the items, a text: it stands in the head of the share sheet, and is the subject of an e-mail.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// A text beside the items, in an e-mail about them.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
}

/// What a picture of an item is for.
// apple: https://developer.apple.com/documentation/uikit/uiactivityitemsconfigurationpreviewintent
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item as large as it is.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
    /// A small picture beside its name.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

public import Foundation
public import ItemProvider

/// An activity can be dragged and pasted: whoever receives it takes it up, or opens a scene for it.
///
/// The title, the page, the identifiers, and those values of ``NSUserActivity/userInfo`` go along that a property list can hold.
// apple: https://developer.apple.com/documentation/foundation/nsuseractivity
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
    /// The type of an activity among dragged items. Its name is not documented.
    private static let itemType = "com.apple.uikit.useractivity"

    /// The type of an activity.
    public static var readableTypeIdentifiersForItemProvider: [String] { [itemType] }
    /// The type of an activity.
    public static var writableTypeIdentifiersForItemProvider: [String] { [itemType] }

    /// An activity that says what the data say.
    /// - Throws: ``NSItemProvider/ErrorCode/unexpectedValueClassError`` for data that are no activity.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let activity = ActivityRecord(data)?.activity() as? Self else {
            throw NSError(
                domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The data of type \(typeIdentifier) are not an activity"])
        }
        return activity
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try ActivityRecord(self).data(), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

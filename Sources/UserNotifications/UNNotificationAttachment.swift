public import Foundation
import ObjCRuntime

/// A file that would be shown with a notification.
// apple: https://developer.apple.com/documentation/usernotifications/unnotificationattachment
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// Distinguishes attachments of one notification.
    public let identifier: String
    /// The file.
    public let url: URL

    /// - Parameter identifier: a new one for an empty one.
    /// - Throws: ``UNError/attachmentInvalidURL`` for a file that cannot be read. It stays where it is.
    // apple: https://developer.apple.com/documentation/usernotifications/unnotificationattachment/init(identifier:url:options:)
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}

// Keys of the options of an attachment.
/// The type of the file, in place of what its name says.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Says whether the small picture is hidden.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Which part of a picture the small one shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Which moment of a film the small picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

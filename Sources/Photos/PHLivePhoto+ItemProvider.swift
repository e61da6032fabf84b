public import Foundation
public import ItemProvider

/// Nobody hands out live photos here as data, so that a provider that can load one is one of the app's own; and of such data no photo can be
/// made, since their form is not documented.
extension PHLivePhoto: NSItemProviderReading {
    /// The type of live photos.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }

    /// - Throws: ``PHPhotosError/Code/invalidResource``, always.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw PHPhotosError(.invalidResource)
    }
}

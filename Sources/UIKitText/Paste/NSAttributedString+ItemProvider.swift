public import Foundation
public import ItemProvider
@_spi(ForasteroInternal) import UIKitCore

// Text with its look, from one text to another.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// An archive of the text.
    static let itemType = "com.apple.uikit.attributedstring"

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [itemType, "public.html"] + NSString.readableTypeIdentifiersForItemProvider
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { [itemType] + NSString.writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text: NSAttributedString? =
            switch typeIdentifier {
            case itemType: StyledTextArchive.text(from: data)
            case "public.html": try NSAttributedString(data: data, options: [.documentType: DocumentType.html], documentAttributes: nil)
            default: String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) }
            }
        guard let object = text as? Self else {
            throw NSError(
                domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The data of type \(typeIdentifier) is no text"])
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        guard typeIdentifier == Self.itemType else {
            completionHandler(Data(string.utf8), nil)
            return nil
        }
        do {
            completionHandler(try StyledTextArchive.data(of: self), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

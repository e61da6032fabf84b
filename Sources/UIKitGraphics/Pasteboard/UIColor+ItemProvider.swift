public import Foundation
public import ItemProvider

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// An archive of the colour.
    private static let type = "com.apple.uikit.color"

    public static var readableTypeIdentifiersForItemProvider: [String] { [type] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [type] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw NSError(
                domain: NSItemProvider.errorDomain, code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The data of type \(typeIdentifier) is no colour"])
        }
        return color
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}

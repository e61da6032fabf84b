public import Foundation

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? ["public.file-url"] : ["public.url"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
            throw NSItemProvider.ErrorCode.unexpectedValueClassError.error("The data of type \(typeIdentifier) is not a URL")
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

public import Foundation

/// A class whose objects can be made from the data of an item provider.
// apple: https://developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that an object can be made from, the one with most in it first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// An object from data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

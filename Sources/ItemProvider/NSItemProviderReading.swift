public import Foundation

/// A class whose objects can be made from the data of an item provider.
// apple: https://developer.apple.com/documentation/foundation/nsitemproviderreading
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that an object can be made from, the one with most in it first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// An object from data of one of these types.
    /// - Parameter typeIdentifier: one of them; the data may be of a type that conforms to it.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

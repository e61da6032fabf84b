public import Foundation

/// A class whose objects an item provider can hand out as data.
// apple: https://developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class can be written as, the one with most in it first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Those that this object can be written as. Default: those of its class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes the object.
    /// - Parameters:
    ///   - typeIdentifier: one of ``writableTypeIdentifiersForItemProvider``.
    ///   - completionHandler: takes the data or an error, once, on any queue.
    /// - Returns: how far the work is; nil where it is done at once.
    @preconcurrency func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

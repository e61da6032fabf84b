public import Foundation

extension URL {
    /// Returns true if there is a file at the address, or one that would be brought from elsewhere when it is read. Nothing is brought from
    /// elsewhere here, so that it answers and throws as `checkResourceIsReachable()` does.
    // apple: https://developer.apple.com/documentation/foundation/nsurl/checkpromiseditemisreachableandreturnerror(_:)
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

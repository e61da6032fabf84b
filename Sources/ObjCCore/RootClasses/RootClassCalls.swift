import Foundation

// Calls of the members that root classes let their subclasses override, on the thread of the caller: see NonisolatedCalls.

private let callResponds: @Sendable (any _ObjCRoot, Selector) -> Bool = unsafeBitCast(
    { root, selector in root.responds(to: selector) } as @MainActor @Sendable (any _ObjCRoot, Selector) -> Bool,
    to: (@Sendable (any _ObjCRoot, Selector) -> Bool).self)

extension NSObjectProtocol {
    /// Whether the object answers a message of the given name: what the class says, or an override of this method.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let root = self as? any _ObjCRoot { return callResponds(root, aSelector) }
        return _ObjCRuntime.responds(self, aSelector)
    }
}

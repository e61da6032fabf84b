public import Foundation

extension NSObjectProtocol {
    /// Returns true if the object answers a message of the given name: what the class says, or an override of this method.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        if let root = self as? any _ObjCRoot { return RootClassCalls.responds(root, aSelector) }
        return _ObjCRuntime.responds(self, aSelector)
    }
}

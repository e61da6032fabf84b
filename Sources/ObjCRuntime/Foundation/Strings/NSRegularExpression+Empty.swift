public import Foundation

extension NSRegularExpression {
    /// `NSRegularExpression()` in translated code: one that matches nowhere.
    public convenience init(neverMatching: Void) {
        // The pattern is known to be right: nothing may follow that does not follow.
        try! self.init(pattern: "(?!)")
    }
}

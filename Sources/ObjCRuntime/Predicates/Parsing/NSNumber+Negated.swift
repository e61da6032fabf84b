import Foundation

extension NSNumber {
    /// The number with the other sign; an integer stays an integer.
    var negated: NSNumber {
        let isFloating = ["d", "f"].contains(String(cString: objCType))
        return isFloating ? NSNumber(value: -doubleValue) : NSNumber(value: -intValue)
    }
}

import Foundation

/// Those that Foundation has on Apple's systems; here its own strings cannot be enumerated by them.
extension NSString.EnumerationOptions {
    static let words = NSString.EnumerationOptions(rawValue: 3)
    static let sentences = NSString.EnumerationOptions(rawValue: 4)
}

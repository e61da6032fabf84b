public import Foundation

/// Where a method that Objective-C calls leaves its error; nil if the caller does not want it.
// apple: https://developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

public import Foundation
public import ObjectiveC

// With Objective-C every object can be a value of `%@`, in `String(format:)` and `NSLog` alike: its description is written.
// apple: https://developer.apple.com/documentation/swift/cvararg

extension _CVarArgObject where Self: Foundation.NSObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension ObjectiveC.NSObject: _CVarArgObject {}
extension NSNumber: @retroactive _CVarArgObject {}
extension NSArray: @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive _CVarArgObject {}
extension NSSet: @retroactive _CVarArgObject {}
extension NSURL: @retroactive _CVarArgObject {}
extension NSDate: @retroactive _CVarArgObject {}
extension NSData: @retroactive _CVarArgObject {}
extension NSError: @retroactive _CVarArgObject {}
extension NSAttributedString: @retroactive _CVarArgObject {}

// Collections are bridged for it.
extension Array: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: (self as NSArray).description) }
    public var _cVarArgEncoding: [Int] { NSString(string: (self as NSArray).description)._cVarArgEncoding }
}
extension Dictionary: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDictionary).description) }
    public var _cVarArgEncoding: [Int] { NSString(string: (self as NSDictionary).description)._cVarArgEncoding }
}

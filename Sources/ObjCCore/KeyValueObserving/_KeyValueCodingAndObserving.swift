public import Foundation

/// The objects that have properties by key path, which are all objects of the root class. Extensions of it reach them all.
// apple: https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
public protocol _KeyValueCodingAndObserving: Foundation.NSObject {}

extension Foundation.NSObject: _KeyValueCodingAndObserving {}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A property of an object that a nib connects.
@MainActor
struct NibOutlet {
    let source: AnyObject
    let property: String

    /// Stores an object, or the objects of a collection, through key-value coding.
    /// - Precondition: the source has such a property.
    func set(_ value: Any, at place: SourcePlace?, _ maker: NibObjectMaker) {
        guard let source = source as? any NSObjectProtocol else { return }
        source.setValue(value, forKey: property)
    }

    /// What is in a collection already.
    var members: [AnyObject] {
        guard let source = source as? any NSObjectProtocol else { return [] }
        return (source.value(forKey: property) as? [AnyObject]) ?? []
    }
}

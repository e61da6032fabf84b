public import Foundation
import ObjCRuntime

/// What was found in the library: nothing here, so that it is always empty.
// apple: https://developer.apple.com/documentation/photos/phfetchresult
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() {}

    public var count: Int { 0 }
    public var firstObject: ObjectType? { nil }
    public var lastObject: ObjectType? { nil }

    public func object(at index: Int) -> ObjectType { outOfBounds(index) }
    public subscript(index: Int) -> ObjectType { outOfBounds(index) }
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.first.map { outOfBounds($0) } ?? [] }
    public func contains(_ anObject: ObjectType) -> Bool { false }
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    public func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    private func outOfBounds<Answer>(_ index: Int) -> Answer {
        fatalError("-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds. Nothing was found; ask for the count first.")
    }
}

/// What is to be found, and in which order.
// apple: https://developer.apple.com/documentation/photos/phfetchoptions
open class PHFetchOptions: NSObject, @unchecked Sendable {
    public override init() {}

    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true
}

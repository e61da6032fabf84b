public import Foundation
import ObjCRuntime

/// The assets that were found in the library: none here, so that it is always empty.
// apple: https://developer.apple.com/documentation/photos/phfetchresult
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() {}

    /// 0.
    public var count: Int { 0 }
    /// Nil.
    public var firstObject: ObjectType? { nil }
    /// Nil.
    public var lastObject: ObjectType? { nil }

    /// Stops the program, as any index is too large.
    public func object(at index: Int) -> ObjectType { outOfBounds(index) }
    /// Stops the program, as any index is too large.
    public subscript(index: Int) -> ObjectType { outOfBounds(index) }
    /// Empty for no indexes; stops the program otherwise.
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.first.map { outOfBounds($0) } ?? [] }
    /// False.
    public func contains(_ anObject: ObjectType) -> Bool { false }
    /// `NSNotFound`.
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Calls nothing.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Calls nothing.
    public func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    private func outOfBounds<Answer>(_ index: Int) -> Answer {
        fatalError("-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds. Nothing was found; ask for the count first.")
    }
}

/// Where assets come from.
// apple: https://developer.apple.com/documentation/photos/phassetsourcetype
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The predicate and the order of a fetch.
// apple: https://developer.apple.com/documentation/photos/phfetchoptions
open class PHFetchOptions: NSObject, @unchecked Sendable {
    public override init() {}

    /// The predicate of the fetch. Makes no difference. Default: nil.
    open var predicate: NSPredicate?
    /// In which order. Makes no difference. Default: nil.
    open var sortDescriptors: [NSSortDescriptor]?
    /// True if hidden ones count. Makes no difference. Default: false.
    open var includeHiddenAssets = false
    /// True if all pictures of a burst count. Makes no difference. Default: false.
    open var includeAllBurstAssets = false
    /// Where assets may come from. Makes no difference. Default: nothing, from where the fetch itself says.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    /// True if changes are reported one by one. Makes no difference. Default: true.
    open var wantsIncrementalChangeDetails = true
}

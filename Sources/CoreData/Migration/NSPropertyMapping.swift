/// Says where a property of new objects gets its value when a store is changed to another version of the model.
// apple: https://developer.apple.com/documentation/coredata/nspropertymapping
open class NSPropertyMapping: Foundation.NSObject, @unchecked Sendable {
    /// The name of the property in the new version. Default: nil.
    open var name: String?
    /// The value. Default: nil, and the property keeps that of a new object.
    ///
    /// It may use the variables `$source`, `$destination`, `$manager`, `$entityMapping`, `$propertyMapping` and `$entityPolicy`.
    open var valueExpression: _NSExpression?
    /// Further values, for policies. Default: nil.
    open var userInfo: [AnyHashable: Any]?

    public override init() {}

    open override var description: String {
        "<NSPropertyMapping> (name: \(name ?? "nil"), valueExpression: \(valueExpression?.description ?? "nil"))"
    }
}

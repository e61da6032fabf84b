/// A property whose value is what a request finds: `$FETCH_SOURCE` in its predicate is the object.
// apple: https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// The request. Default: nil, none. Default: nil, nothing.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func copyParts(into copy: NSPropertyDescription) {
        super.copyParts(into: copy)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
    }

    /// Nothing of it is stored.
    override var versionText: String { "F|\(name)" }
}

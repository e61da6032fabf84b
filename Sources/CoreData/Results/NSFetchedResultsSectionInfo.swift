/// A section of what a fetched results controller has.
// apple: https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo
public protocol NSFetchedResultsSectionInfo {
    /// The value that the objects of the section have in common, as text.
    var name: String { get }
    /// The title in an index beside a table.
    var indexTitle: String? { get }
    /// How many objects are in the section.
    var numberOfObjects: Int { get }
    /// The objects of the section, in their order.
    var objects: [Any]? { get }
}

/// A section.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

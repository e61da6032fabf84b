public import Foundation

// apple: https://developer.apple.com/documentation/foundation/nsindexpath
/// The same for paths that are objects: `(indexPath as NSIndexPath).row`.
extension NSIndexPath {
    /// The index path of a row of a table.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }

    /// The index path of an item of a collection. The same path as that of a row.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item], length: 2) }

    /// Which section, the first of the two indexes.
    public var section: Int { (self as IndexPath).section }

    /// Which row of the section, the second of the two indexes.
    public var row: Int { (self as IndexPath).row }

    /// Which item of the section, the second of the two indexes: another word for `row`.
    public var item: Int { (self as IndexPath).item }
}

import Foundation

/// An item that is shown before the data source has it.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor @objcMembers open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// - Parameters:
    ///   - insertionIndexPath: where it is put in.
    ///   - reuseIdentifier: of its cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Fills the cell whenever it comes into sight. Default: nil.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

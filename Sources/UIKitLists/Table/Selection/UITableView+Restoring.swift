import Foundation

extension UITableView {
    private static let selectionKey = "UITableViewSelectedModelIdentifiers"

    func encodeSelection(with coder: NSCoder) {
        guard let namer = dataSource as? any UIDataSourceModelAssociation else { return }
        let names = (indexPathsForSelectedRows ?? []).compactMap { namer.modelIdentifierForElement(at: $0, in: self) }
        coder.encode(names.map { $0 as NSString } as NSArray, forKey: Self.selectionKey)
    }

    /// Selects the rows wherever they are now, without telling the delegate.
    func decodeSelection(with coder: NSCoder) {
        guard let namer = dataSource as? any UIDataSourceModelAssociation,
            let names = coder.decodeObject(forKey: Self.selectionKey) as? [String]
        else { return }
        for path in names.compactMap({ namer.indexPathForElement(withModelIdentifier: $0, in: self) }) {
            selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }
}

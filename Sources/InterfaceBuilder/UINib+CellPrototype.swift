@_spi(ForasteroInternal) import UIKitLists

@_spi(ForasteroInternal)
extension UINib: CellPrototype {
    /// The one cell at the top of the nib.
    @nonobjc public func makeCell(externals: [String: Any]) -> UITableViewCell? {
        let objects = instantiate(withOwner: nil, options: [.externalObjects: externals])
        return objects.count == 1 ? objects[0] as? UITableViewCell : nil
    }
}

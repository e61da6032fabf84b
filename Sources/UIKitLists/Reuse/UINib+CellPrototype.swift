@_spi(ForasteroInternal) import UIKitCore

@_spi(ForasteroInternal)
extension UINib: CellPrototype {
    /// The one cell at the top of the nib.
    @nonobjc public func makeCell(externals: [String: Any]) -> UITableViewCell? { soleObject(externals) as? UITableViewCell }

    /// The one header or footer at the top of the nib.
    @nonobjc public func makeHeaderFooterView() -> UITableViewHeaderFooterView? { soleObject([:]) as? UITableViewHeaderFooterView }

    private func soleObject(_ externals: [String: Any]) -> Any? {
        let objects = instantiate(withOwner: nil, options: [.externalObjects: externals])
        return objects.count == 1 ? objects[0] : nil
    }
}

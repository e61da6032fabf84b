@_spi(ForasteroInternal) import UIKitCore

@_spi(ForasteroInternal)
extension UINib: ElementPrototype {
    /// The one cell or other reusable view at the top of the nib.
    @nonobjc public func makeView(externals: [String: Any]) -> UICollectionReusableView? {
        let objects = instantiate(withOwner: nil, options: [.externalObjects: externals])
        return objects.count == 1 ? objects[0] as? UICollectionReusableView : nil
    }
}

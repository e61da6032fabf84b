import UIKitCore

/// A view behind a section that shows no data, such as a background. Its class is registered with the layout.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// By which the class of the view was registered.
    public let elementKind: String

    /// Higher ones lie in front. Default: 0. Cells of a section with decorations have 1.
    open var zIndex = 0

    /// A view behind a whole section, headers and footers included, less its own ``NSCollectionLayoutItem/contentInsets``.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    @nonobjc init(kind: String) {
        elementKind = kind
        super.init(size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    @nonobjc override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.zIndex = zIndex
        return copy
    }

    @nonobjc override func makeEmptyCopy() -> NSCollectionLayoutItem { NSCollectionLayoutDecorationItem(kind: elementKind) }
}

import Foundation
@_spi(ForasteroInternal) public import UIKitCore

extension UICollectionView {
    /// Has cells of an identifier made from a nib when none waits to be used again; nil takes that back.
    ///
    /// The nib has a cell at its top, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-1vj4m
    @objc(registerNib:forCellWithReuseIdentifier:)
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerCells(of: nib, identifier: identifier)
    }

    /// The same for supplementary views of a kind: the nib has one reusable view at its top, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)
    @objc(registerNib:forSupplementaryViewOfKind:withReuseIdentifier:)
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        registerViews(of: nib, kind: kind, identifier: identifier)
    }
}

extension UICollectionViewLayout {
    /// Has decoration views of a kind made from a nib; nil takes that back.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayout/register(_:fordecorationviewofkind:)
    @objc(registerNib:forDecorationViewOfKind:)
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        registerDecorations(of: nib, kind: elementKind)
    }
}

extension UICollectionView.CellRegistration {
    /// The same for cells that are made from a nib, which has one of the class at its top.
    public init(cellNib: UINib, handler: @escaping Handler) { self.init(prototype: cellNib, handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
    /// The same for views that are made from a nib, which has one of the class at its top.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(prototype: supplementaryNib, elementKind: elementKind, handler: handler)
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A view that a collection view places as its layout says, and uses again: a header, a footer, a decoration; and the base of cells.
// apple: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor @objcMembers open class UICollectionReusableView: UIView {
    /// The collection view's knowledge of the view.
    @nonobjc final var element = ElementStatus()

    // MARK: Creating

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        element.identifier = coder.decodeText(forKey: NibKey.reuseIdentifier)
    }

    // MARK: Reuse

    /// By what the collection view finds the view again; nil for one that it did not make.
    open var reuseIdentifier: String? { element.identifier }

    /// Called before the view is handed out for another element. Does nothing here, but for cells.
    open func prepareForReuse() {}

    // MARK: Layout

    /// Called when the attributes of the view have changed, after it was placed by them. Not called for attributes equal to the last ones.
    /// Does nothing here.
    @objc(applyLayoutAttributes:)
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the view goes from its position in one layout to that in another. Does nothing here.
    @objc(willTransitionFromLayout:toLayout:)
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the view has come to its position in another layout. Does nothing here.
    @objc(didTransitionFromLayout:toLayout:)
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with what the view would rather have. The collection view asks before the view is shown.
    ///
    /// Here: as large as constraints say, rounded up to pixels, along the axes where the layout has only estimated; without constraints
    /// what was given.
    @objc(preferredLayoutAttributesFittingAttributes:)
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    // MARK: Overriding

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Has the collection view ask again how large the view wants to be, if it lets views say that.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if element.owner?.selfSizingInvalidation != .disabled { element.owner?.contentDidChange(in: self) }
    }

    // MARK: For views of ours

    /// The view whose constraints say how large this one is.
    @nonobjc var fittingView: UIView { self }
}

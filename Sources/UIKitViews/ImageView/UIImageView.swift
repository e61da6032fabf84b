import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows a picture, or several one after the other.
// apple: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor @objcMembers open class UIImageView: UIView {
    var animation: ImageAnimation?
    /// The size of the view when its layer was given the picture.
    var shownSize: CGSize?

    // MARK: Creating

    /// A view as large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        imageDidChange()
    }

    /// A view with two pictures, as large as the first, or as the second without a first.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        imageDidChange()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImages(from: coder)
        if image != nil || highlightedImage != nil { imageDidChange() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeImages(to: coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    // MARK: Pictures

    /// The image that is shown. The view keeps its size. Default: nil.
    open dynamic var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            imageDidChange()
        }
    }

    /// The image while highlighted; nil is ``image``. Default: nil.
    open dynamic var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Default: false.
    open dynamic var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// How a symbol is shown that was not asked for in a configuration of its own. Default: nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            imageDidChange()
        }
    }

    // MARK: Animation

    /// Pictures that are shown one after the other once ``startAnimating()`` is called. Default: nil.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The pictures that are shown so while highlighted; nil is ``animationImages``. Default: nil.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

    /// Of one round, in seconds; 0 is a thirtieth of a second for each picture. Default: 0.
    open var animationDuration: TimeInterval = 0

    /// How many rounds there are; 0 is without end. Default: 0.
    open var animationRepeatCount = 0

    /// Shows the pictures of the animation from the first on. Does nothing where there are none.
    open func startAnimating() { beginAnimation() }

    /// Shows ``image`` again.
    open func stopAnimating() { endAnimation() }

    /// True if pictures are shown one after the other.
    open var isAnimating: Bool { animation != nil }

    // MARK: Overriding

    @_spi(ForasteroInternal)
    @nonobjc open override class var plainClass: AnyClass { UIImageView.self }

    open override var contentMode: UIView.ContentMode {
        didSet {
            guard contentMode != oldValue, let content = shownImage?.content else { return }
            if content.stretching != nil || content.isRedrawn { showImage() }
        }
    }

    open override var alignmentRectInsets: UIEdgeInsets { sizedImage(image)?.alignmentRectInsets ?? .zero }

    open override var intrinsicContentSize: CGSize { sizedImage(image)?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage(image)?.size ?? bounds.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if shownSize != bounds.size, shownImage?.dependsOnBounds == true { showImage() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let shownImage, shownImage.needsPainting || shownImage.isSymbolImage || shownImage.hasVariants { showImage() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        continueAnimation()
    }
}

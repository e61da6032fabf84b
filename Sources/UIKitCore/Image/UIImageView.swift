import Foundation

/// Shows a picture.
// apple: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor @objcMembers open class UIImageView: UIView {
    /// A view as large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        showImage()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    /// What is shown. The view keeps its size. Default: nil.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            showImage()
        }
    }

    /// What is shown while highlighted; nil is ``image``. Default: nil.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { showImage() } }
    }

    /// Default: false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage() } }
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { showImage() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shownImage?.needsPainting == true { showImage() }
    }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// Gives the layer the picture as its contents; the layer fits it by the content mode.
    private func showImage() {
        let shown = shownImage.map { $0.needsPainting ? painted($0) : $0 }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contents = shown?.cgImage
        layer.contentsScale = shown?.scale ?? DisplayHost.contentScale
        CATransaction.commit()
    }

    /// The picture upright and in its colour.
    private func painted(_ image: UIImage) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let color = image.isTemplate ? image.tint ?? effectiveTintColor : image.tint
        let resolved = color?.resolvedCGColor(with: traitCollection)
        return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            image.paint(
                in: context.cgContext, rect: CGRect(origin: .zero, size: image.size), blendMode: .normal, alpha: 1,
                stencilColor: resolved)
        }
    }
}

extension UIImage {
    /// Whether the pixels cannot be shown as they are stored.
    fileprivate var needsPainting: Bool { imageOrientation != .up || isTemplate || tint != nil }
}

import QuartzCore

@preconcurrency @MainActor open class UIImageView: UIView {
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: .zero)
        self.image = image
        self.highlightedImage = highlightedImage
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var image: UIImage?, highlightedImage: UIImage?, isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var animationImages: [UIImage]?, animationDuration: TimeInterval = 0, animationRepeatCount = 0
    open func startAnimating() {}
    open func stopAnimating() {}
    open var isAnimating: Bool { false }
    open override var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
}

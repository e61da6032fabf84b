import QuartzCore

@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        public static var roundedRect: ButtonType { .system }
    }
    private struct Look {
        var title: String?, attributedTitle: NSAttributedString?, titleColor: UIColor?, titleShadowColor: UIColor?
        var image: UIImage?, backgroundImage: UIImage?
    }
    private var looks: [UInt: Look] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) { self.init(type: buttonType) }

    open internal(set) var buttonType = ButtonType.custom
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    open var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero, imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true, showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false, isPointerInteractionEnabled = false, menu: UIMenu?

    open func setTitle(_ title: String?, for state: UIControl.State) {
        looks[state.rawValue, default: Look()].title = title
        if state == .normal { titleLabel?.text = title }
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        looks[state.rawValue, default: Look()].attributedTitle = title
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { looks[state.rawValue, default: Look()].titleColor = color }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        looks[state.rawValue, default: Look()].titleShadowColor = color
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { looks[state.rawValue, default: Look()].image = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        looks[state.rawValue, default: Look()].backgroundImage = image
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {}
    private func value<T>(_ state: UIControl.State, _ path: KeyPath<Look, T?>) -> T? {
        looks[state.rawValue]?[keyPath: path] ?? looks[0]?[keyPath: path]
    }
    open func title(for state: UIControl.State) -> String? { value(state, \.title) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(state, \.attributedTitle) }
    open func titleColor(for state: UIControl.State) -> UIColor? { value(state, \.titleColor) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(state, \.titleShadowColor) }
    open func image(for state: UIControl.State) -> UIImage? { value(state, \.image) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { value(state, \.backgroundImage) }
    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}

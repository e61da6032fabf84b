import QuartzCore

@preconcurrency @MainActor open class UISwitch: UIControl {
    open var isOn = false, onTintColor: UIColor?, thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
@preconcurrency @MainActor open class UISlider: UIControl {
    open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1, isContinuous = true
    open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class UIStepper: UIControl {
    open var value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100, stepValue: Double = 1
    open var isContinuous = true, autorepeat = true, wraps = false
}
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    open var progress: Float = 0, progressTintColor: UIColor?, trackTintColor: UIColor?, observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
@preconcurrency @MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0, currentPage = 0, hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
}
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    open var style = Style.medium, color: UIColor! = UIColor.gray, hidesWhenStopped = true
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public nonisolated static let noSegment = -1
    private var segments: [Any] = []
    public init(items: [Any]?) {
        segments = items ?? []
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var selectedSegmentIndex = -1, isMomentary = false, apportionsSegmentWidthsByContent = false, selectedSegmentTintColor: UIColor?
    open var numberOfSegments: Int { segments.count }
    open func titleForSegment(at segment: Int) -> String? { segments[segment] as? String }
    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment] as? UIImage }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment] = title ?? "" }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment] = image ?? "" }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(title ?? "", at: min(segment, segments.count))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(image ?? "", at: min(segment, segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
    open func removeAllSegments() { segments = [] }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

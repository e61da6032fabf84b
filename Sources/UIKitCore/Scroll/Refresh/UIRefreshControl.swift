public import Foundation

/// Shows above the content of a scroll view that it is being refreshed, which the user asks for by pulling it down.
///
/// Pulled far enough it begins to turn and sends ``UIControl/Event/valueChanged``. The content stays below it until
/// ``endRefreshing()``.
// apple: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor @objcMembers open class UIRefreshControl: UIControl {
    private let theme = RefreshTheme.standard
    private lazy var wheel = RefreshWheel(theme: theme)
    private lazy var title = (ClassLookup.find("UILabel") as? UIView.Type).map { _objcNew($0, frame: .zero) } as? any StyledTextShowing
    private weak var scrollView: UIScrollView?
    /// One pull refreshes once, however long it is held.
    private var isWaitingForRelease = false

    // MARK: Creating

    /// A control of the standard height, for any scroll view.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: RefreshTheme.standard.height))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A control of no size; a scroll view gives it its position.
    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero) }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(wheel)
        applyColor()
    }

    // MARK: Refreshing

    /// True if it turns.
    open private(set) var isRefreshing = false

    /// Begins to turn without sending an action. Does not scroll: set the content offset to show it.
    open func beginRefreshing() { begin() }

    /// The content is there: stops turning, and lets the content come up again.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        UIView.animate(
            withDuration: theme.vanishing, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.wheel.alpha = 0
                self.wheel.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            },
            completion: { [weak self] _ in self?.comeToRest() })
        scrollView?.giveUpRefreshInset()
    }

    // MARK: Look

    /// The text below the wheel. Default: nil.
    open var attributedTitle: NSAttributedString? {
        didSet {
            if let title { show(attributedTitle, in: title) }
            setNeedsLayout()
        }
    }

    /// The colour of the wheel. Default: nil, the system's grey.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            ownColor = newValue
            super.tintColor = newValue
            applyColor()
        }
    }
    private var ownColor: UIColor?

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? theme.titleShift : 0))
        guard hasTitle, let title else { return }
        title.sizeToFit()
        title.center = CGPoint(x: bounds.midX, y: wheel.center.y + theme.titleDistance + title.bounds.height / 2 - 4)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: theme.height) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColor()
    }

    /// The way from before there was ``UIScrollView/refreshControl``: as a subview of the scroll view.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let view = superview as? UIScrollView, view.refreshControl == nil { view.refreshControl = self }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Animations end where a view leaves its window.
        if window != nil, isRefreshing { wheel.turn() }
    }

    // MARK: Internal

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        if superview !== scrollView { scrollView.insertSubview(self, at: 0) }
        follow(scrollView)
        if isRefreshing { scrollView.takeRefreshInset(theme.height) }
    }

    func detach() {
        scrollView?.giveUpRefreshInset()
        scrollView = nil
        removeFromSuperview()
    }

    /// Stays above the content, at the upper edge of what is seen once it is pulled further than the control is high. While it turns it
    /// keeps to that edge up to where the content begins.
    func follow(_ scrollView: UIScrollView) {
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshInset
        // A large title goes down with the content, and leaves the position above it.
        let title = scrollView.collapsingRoom.height
        let frame = CGRect(
            x: 0, y: min(top, isRefreshing ? 0 : -theme.height) - title, width: scrollView.bounds.width, height: theme.height)
        if frame.size != bounds.size { self.frame = frame } else if frame != self.frame { layer.frame = frame }
        if !scrollView.isDragging { isWaitingForRelease = false }
        guard !isRefreshing else { return }
        let pull = max(-top, 0)
        wheel.show(pull: pull / theme.threshold)
        if pull >= theme.threshold, scrollView.drag != nil, !isWaitingForRelease, isEnabled {
            isWaitingForRelease = true
            begin()
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    // MARK: Private

    private func begin() {
        guard !isRefreshing else { return }
        isRefreshing = true
        comeBack()
        wheel.turn()
        scrollView?.takeRefreshInset(theme.height)
        if let scrollView { follow(scrollView) }
    }

    private func show(_ text: NSAttributedString?, in title: any StyledTextShowing) {
        title.attributedText = text
        if title.superview == nil { addSubview(title) }
        title.isHidden = text == nil
    }

    private func comeToRest() {
        guard !isRefreshing else { return }
        wheel.stop()
        comeBack()
        if let scrollView { follow(scrollView) }
    }

    private func comeBack() {
        wheel.alpha = 1
        wheel.transform = .identity
    }

    private func applyColor() {
        wheel.setColor((ownColor ?? RefreshTheme.color).resolvedColor(with: traitCollection).cgColor)
    }
}

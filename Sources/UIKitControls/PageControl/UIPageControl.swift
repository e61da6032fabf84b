import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A row of dots, one for each page, of which the current one is brighter.
///
/// A tap beside the current dot goes one page on or back; a finger that moves along the dots chooses among them. Both send
/// ``UIControl/Event/valueChanged``; what the program sets does not. If there are more dots than room, the ends of the row are smaller.
// apple: https://developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor @objcMembers open class UIPageControl: UIControl {
    private let theme = PageControlTheme.flat
    private let platter = UIView(frame: .zero)
    private var dotViews: [UIImageView] = []
    private var images = PageIndicatorImages()
    private var pageCount = 0
    private var page = 0
    private var touchStart: CGFloat = 0

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodePages(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePages(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] {
        super.archivedSubviews.filter { view in view !== platter && !dotViews.contains { $0 === view } }
    }

    private func setUp() {
        platter.isUserInteractionEnabled = false
        platter.backgroundColor = theme.platterColor
        addSubview(platter)
    }

    // MARK: Pages

    /// How many dots there are. Default: 0. Less than that is 0; ``currentPage`` stays within it.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            guard max(newValue, 0) != pageCount else { return }
            willChangeValue(forKey: "numberOfPages")
            pageCount = max(newValue, 0)
            didChangeValue(forKey: "numberOfPages")
            currentPage = page
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The page of the brighter dot, from 0. Default: 0. Kept between the first and the last one. Setting it sends nothing.
    open var currentPage: Int {
        get { page }
        set {
            guard limited(newValue) != page else { return }
            willChangeValue(forKey: "currentPage")
            page = limited(newValue)
            didChangeValue(forKey: "currentPage")
            setNeedsLayout()
        }
    }

    /// True if nothing is shown for a single page. Default: false.
    open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } } }

    private func limited(_ page: Int) -> Int { min(max(page, 0), max(pageCount - 1, 0)) }

    // MARK: Look

    /// Of the other dots; nil is the system's. Default: nil.
    open var pageIndicatorTintColor: UIColor? { didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } } }

    /// Of the current page's dot; nil is the system's. Default: nil.
    open var currentPageIndicatorTintColor: UIColor? { didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } } }

    /// When there is a background behind the dots. Default: automatic.
    open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic {
        didSet { if backgroundStyle != oldValue { setNeedsLayout() } }
    }

    /// The size that a number of dots takes, in points; 26 high. Wide pictures make it wider.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { theme.size(pages: pageCount, pitch: pitch) }

    // MARK: Pictures instead of dots

    /// The image for each page that has no image of its own, as a template in the colour of its dot; nil is a dot. Default: nil. Symbols
    /// are shown at 11 points.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/preferredindicatorimage
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { change { $0.preferred = newValue } }
    }

    /// The image for the current page, if it has no image of its own for that; nil is the image that it has otherwise. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/preferredcurrentpageindicatorimage
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { change { $0.preferredCurrent = newValue } }
    }

    /// The picture of one page; nil if none was set.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Gives one page a picture of its own, which wins over ``preferredIndicatorImage``; nil takes it away.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/setindicatorimage(_:forpage:)
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { change { $0[page] = image } }

    /// The picture that one page has while it is the current one; nil if none was set.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images[current: page] }

    /// Gives one page a picture for when it is the current one, which wins over all others; nil takes it away.
    // apple: https://developer.apple.com/documentation/uikit/uipagecontrol/setcurrentpageindicatorimage(_:forpage:)
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { change { $0[current: page] = image } }

    private func change(_ change: (inout PageIndicatorImages) -> Void) {
        change(&images)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// From the middle of one page's dot to that of the next: what is left free between dots is free between pictures too.
    private var pitch: CGFloat { theme.pitch + max(images.maximumWidth(of: theme.indicator) - theme.dotDiameter, 0) }

    // MARK: Interaction

    /// True if a finger may move along the dots. Default: true.
    open var allowsContinuousInteraction = true

    /// The present touch on the control.
    open private(set) var interactionState: UIPageControl.InteractionState = .none

    // MARK: Size

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = position(of: touch)
        return !isEmpty
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let position = position(of: touch)
        if interactionState == .none, allowsContinuousInteraction, abs(position - touchStart) >= theme.scrubDistance {
            interactionState = .continuous
        }
        if interactionState == .continuous, let page = row.page(at: position) { userDidGo(to: page) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .none, isTouchInside, let touch {
            interactionState = .discrete
            let current = row.dots.first { $0.page == page }?.position ?? bounds.width / 2
            userDidGo(to: limited(page + (position(of: touch) < current ? -1 : 1)))
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

    /// In reading direction, from the leading edge.
    private func position(of touch: UITouch) -> CGFloat {
        let x = touch.location(in: self).x - bounds.minX
        return isRightToLeft ? bounds.width - x : x
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func userDidGo(to newPage: Int) {
        guard newPage != page else { return }
        currentPage = newPage
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Overriding

    @nonobjc open override var answersTaps: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { showDots() }
        showPlatter()
    }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        UIView.animate(withDuration: theme.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.showPlatter()
        }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (pageCount == 0 ? nil : "page \(page + 1) of \(pageCount)") }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityIncrement() { userDidGo(to: min(page + 1, max(pageCount - 1, 0))) }

    open override func accessibilityDecrement() { userDidGo(to: max(page - 1, 0)) }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + Self.pageControlAppearanceProperties
    }

    // MARK: Drawing

    private var row: DotRow { DotRow(pages: pageCount, current: page, width: bounds.width, pitch: pitch) }

    /// True if there is nothing to be seen or touched.
    private var isEmpty: Bool { pageCount == 0 || pageCount == 1 && hidesForSinglePage }

    private func showDots() {
        let dots = isEmpty ? [] : row.dots
        while dotViews.count > dots.count { dotViews.removeLast().removeFromSuperview() }
        while dotViews.count < dots.count {
            let view = UIImageView(frame: .zero)
            addSubview(view)
            dotViews.append(view)
        }
        for (dot, view) in zip(dots, dotViews) { show(dot, in: view) }
    }

    private func show(_ dot: DotRow.Dot, in view: UIImageView) {
        let isCurrent = dot.page == page
        let color = isCurrent ? currentPageIndicatorTintColor ?? theme.currentDotColor : pageIndicatorTintColor ?? theme.dotColor
        let image = images.image(of: dot.page, isCurrent: isCurrent).map(theme.indicator)
        let plain = image?.size ?? CGSize(width: theme.dotDiameter, height: theme.dotDiameter)
        let scale = dot.isShrunk ? theme.shrunkScale : 1
        let size = CGSize(width: plain.width * scale, height: plain.height * scale)
        let x = isRightToLeft ? bounds.width - dot.position : dot.position
        view.frame = CGRect(
            x: bounds.minX + x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        view.image = image
        view.tintColor = image == nil ? nil : color
        view.layer.cornerRadius = image == nil ? size.height / 2 : 0
        view.backgroundColor = image == nil ? color : nil
    }

    private func showPlatter() {
        let width = CGFloat(dotViews.count) * pitch + 2 * theme.platterMargin
        platter.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - theme.height / 2, width: width, height: theme.height)
        platter.layer.cornerRadius = theme.height / 2
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && isHighlighted
        platter.alpha = isShown && !isEmpty ? 1 : 0
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenAmount: SpokenAmount? {
        pageCount > 0 ? SpokenAmount(Double(page + 1), in: 1...Double(pageCount), step: 1) : nil
    }
}

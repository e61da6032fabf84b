import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A row of segments of which one at most is chosen.
///
/// It sends ``UIControl/Event/valueChanged`` when a person has chosen another segment, when the finger is lifted; never for what the
/// program sets. Indexes above the last one stand for the last one.
// apple: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor @objcMembers open class UISegmentedControl: UIControl {
    let theme = SegmentedTheme.flat
    let board = SegmentBoard(theme: .flat)
    var chosen: Int?
    var press: SegmentPress?
    private(set) var look = SegmentedLook()

    // MARK: Creating

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control with segments for texts, pictures and actions, as large as they need.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        append((items ?? []).map { SegmentContent.of($0) })
        sizeToFit()
    }

    /// A control with a segment for each action.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        append(actions.map { SegmentContent(action: $0) })
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSegments(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSegments(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== board } }

    private func setUp() {
        isAccessibilityElement = false
        addSubview(board)
    }

    // MARK: Choice

    /// The value of ``selectedSegmentIndex`` while no segment is chosen: -1.
    public class var noSegment: Int { -1 }

    /// The index of the chosen segment; ``noSegment`` for none. Setting it sends nothing. Default: ``noSegment``.
    ///
    /// Nothing stays chosen in a control that is ``isMomentary``.
    open var selectedSegmentIndex: Int {
        get { chosen ?? Self.noSegment }
        set { choose(newValue) }
    }

    /// True if a segment is chosen only for the moment in which its events are sent. Default: false.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            if isMomentary { chosen = nil }
            update()
        }
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { board.segments.count }

    /// Inserts a segment; the indexes of those from there on grow by one, and the chosen one stays chosen.
    @objc(insertSegmentWithTitle:atIndex:animated:)
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Puts in a segment with a picture; too large an index means at the end.
    @objc(insertSegmentWithImage:atIndex:animated:)
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Puts in a segment that runs an action when it is chosen.
    @objc(insertSegmentWithAction:atIndex:animated:)
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(action: action), at: segment, animated: animated)
    }

    /// Takes out a segment; if it was chosen, none is.
    @objc(removeSegmentAtIndex:animated:)
    open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

    /// Takes out all segments at once. Nothing is chosen then.
    open func removeAllSegments() {
        chosen = nil
        for segment in board.segments { segment.removeFromSuperview() }
        board.segments = []
        segmentsDidChange()
    }

    /// The title replaces a picture.
    @objc(setTitle:forSegmentAtIndex:)
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// The title; nil for a segment with a picture, and for one that is not there.
    @objc(titleForSegmentAtIndex:)
    open func titleForSegment(at segment: Int) -> String? { content(at: segment).flatMap { $0.image == nil ? $0.title : nil } }

    /// The picture replaces a title.
    @objc(setImage:forSegmentAtIndex:)
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// The picture; nil for a segment with a title, and for one that is not there.
    @objc(imageForSegmentAtIndex:)
    open func imageForSegment(at segment: Int) -> UIImage? { content(at: segment)?.image }

    /// Title, picture and action of a segment are those of an action.
    @objc(setAction:forSegmentAtIndex:)
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { content in
            var new = SegmentContent(action: action)
            new.width = content.width
            new.offset = content.offset
            content = new
        }
    }
    /// The action; nil for none.
    @objc(actionForSegmentAtIndex:)
    open func actionForSegment(at segment: Int) -> UIAction? { content(at: segment)?.action }

    /// The index of the segment whose action has an identifier; `NSNotFound` if there is none.
    @objc(segmentIndexForActionIdentifier:)
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        board.segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// In points; 0 leaves it to the control. Default: 0.
    @objc(setWidth:forSegmentAtIndex:)
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 } }
    /// The width that was set, in points; 0 is as wide as the others.
    @objc(widthForSegmentAtIndex:)
    open func widthForSegment(at segment: Int) -> CGFloat { content(at: segment)?.width ?? 0 }

    /// By how much title or picture stand elsewhere than in the middle, in points. Default: zero.
    @objc(setContentOffset:forSegmentAtIndex:)
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    /// The offset that was set, in points. Default: zero.
    @objc(contentOffsetForSegmentAtIndex:)
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(at: segment)?.offset ?? .zero }

    /// Returns true if a segment can be chosen by a person. Default: true.
    @objc(setEnabled:forSegmentAtIndex:)
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns true if the segment can be chosen by a person; true for one that is not there.
    @objc(isEnabledForSegmentAtIndex:)
    open func isEnabledForSegment(at segment: Int) -> Bool { content(at: segment)?.isEnabled ?? true }

    // MARK: Look

    /// True if segments are as wide as their contents need, and not all the same. Default: false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    /// Behind the chosen segment; nil is white, or grey in the dark. Default: nil.
    open dynamic var selectedSegmentTintColor: UIColor? { didSet { if selectedSegmentTintColor != oldValue { update() } } }

    /// A picture behind each segment in a state; with one there is no other background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        changeLook { $0.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// The image that was set for exactly this state and these metrics.
    @objc(backgroundImageForState:barMetrics:)
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[.init(state: state, metrics: barMetrics)]
    }

    /// Sets the image between two segments, by the states of both.
    @objc(setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:)
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        changeLook { $0.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage }
    }
    /// The image that was set for exactly these states and metrics.
    @objc(dividerImageForLeftSegmentState:rightSegmentState:barMetrics:)
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)]
    }

    /// The look of titles in a state; what is not said is as in the normal one.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        changeLook { $0.titleAttributes[state] = attributes }
    }
    /// The attributes that were set for exactly this state.
    @objc(titleTextAttributesForState:)
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.titleAttributes[state] }

    /// By how much the contents of segments of a kind stand elsewhere than in the middle, in points.
    @objc(setContentPositionAdjustment:forSegmentType:barMetrics:)
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) {
        changeLook { $0.adjustments[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment }
    }
    /// The offset that was set for segments of a kind, in points. Default: zero.
    @objc(contentPositionAdjustmentForSegmentType:barMetrics:)
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        look.adjustments[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    private func changeLook(_ body: (inout SegmentedLook) -> Void) {
        body(&look)
        segmentsDidChange()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(at: touch.location(in: self)) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        movePress(to: touch.location(in: self))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event) }

    open override func cancelTracking(with event: UIEvent?) {
        press = nil
        update(animated: true)
    }

    // MARK: Overriding

    @nonobjc open override var answersTaps: Bool { true }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        board.frame = bounds
        placeSegments()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + Self.segmentedAppearanceProperties
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .choices }
}

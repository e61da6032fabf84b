import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Lines up views in a row or a column, by constraints of its own.
///
/// It lays out its ``arrangedSubviews`` along its ``axis`` as ``distribution`` says, and across as ``alignment`` says; those
/// that are hidden take no room. Constraints of the app and content priorities have their say as with other constraints. What is asked
/// for takes effect with the next layout.
// apple: https://developer.apple.com/documentation/uikit/uistackview
// The parts are in `UIStackView+….swift`, what becomes of it all in StackArrangement.
@preconcurrency @MainActor @objcMembers open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?
    private var needsArrangement = false

    // MARK: Creating

    /// An empty row.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of views, of no size yet. They become subviews.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// A stack from an archive: of the views inside, those that it names are arranged.
    public required init(coder: NSCoder) {
        // Views always come out of their archives.
        super.init(coder: coder)!
        decodeArrangement(from: coder)
    }

    @objc(encodeWithCoder:)
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeArrangement(to: coder)
    }

    // MARK: Views

    /// The views that are lined up, in their order. They are subviews; the order of these is another matter: who covers whom.
    open var arrangedSubviews: [UIView] { arranged }

    /// Lines up a view after the others. It becomes a subview, on top, if it is none; one that is lined up already goes to the end.
    ///
    /// Its ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes false.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
    open func addArrangedSubview(_ view: UIView) {
        let count = arranged.count
        place(view, at: arranged.contains { $0 === view } ? count - 1 : count)
    }

    /// Ceases to line up a view. It stays a subview; remove it from its superview as well if it is not to be seen.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    /// Lines up a view at a position among ``arrangedSubviews``, as ``addArrangedSubview(_:)`` does at their end. One that is lined up
    /// already moves there.
    /// - Precondition: the index is at most the number of arranged subviews.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
    @objc(insertArrangedSubview:atIndex:)
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        _require(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count). "
                + "Insert at the number of arrangedSubviews to add a view to \(self) at the end.")
        place(view, at: stackIndex)
    }

    private func place(_ view: UIView, at index: Int) {
        if let former = arranged.firstIndex(where: { $0 === view }) {
            let target = min(index, arranged.count - 1)
            guard former != target else { return }
            arranged.remove(at: former)
            arranged.insert(view, at: target)
        } else {
            if view.superview !== self { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = false
            arranged.insert(view, at: min(index, arranged.count))
        }
        setNeedsArrangement()
    }

    private func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    // MARK: How they stand

    /// A row or a column. Default: a row.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }

    /// How the views share the room along the axis. Default: ``Distribution-swift.enum/fill``.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// Where the views stand across. Default: ``Alignment-swift.enum/fill``.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// The room between neighbours, in points; the least one where spacings or middles are equal. Below 0 they overlap. Default: 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }

    /// True if ``spacing`` in a column is measured from the last line of a text to the first line of the next. Default: false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// True if the views keep clear of ``UIView/layoutMargins``. Default: false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Sets the room after a view, instead of ``spacing``; ``spacingUseDefault`` takes it back. For views that are not lined up
    /// it has no effect.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
    @objc(setCustomSpacing:afterView:)
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// The spacing that was set after a view; else ``spacingUseDefault``.
    @objc(customSpacingAfterView:)
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: Constraints

    /// Has the constraints made again before the next layout.
    private func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    /// Makes the constraints that line up the views, if something has changed.
    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            let arrangement = StackArrangement(of: self)
            arrangement.putUp(inPlaceOf: self.arrangement)
            self.arrangement = arrangement
        }
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Views that some constraints were made for may be of another size now.
        if !needsArrangement, arrangement?.isOutdated == true { setNeedsArrangement() }
    }

    // MARK: Overriding

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forget(subview)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override func visibilityDidChange(of subview: UIView) {
        guard arranged.contains(where: { $0 === subview }) else { return }
        setNeedsArrangement()
        animateVisibility(of: subview)
    }

    /// In a column the first view's, in a row that of the highest view.
    open override var forFirstBaselineLayout: UIView { baselineView(in: visibleSubviews)?.forFirstBaselineLayout ?? self }

    /// In a column the last view's, in a row that of the highest view.
    open override var forLastBaselineLayout: UIView { baselineView(in: visibleSubviews.reversed())?.forLastBaselineLayout ?? self }

    private func baselineView(in views: [UIView]) -> UIView? {
        guard axis == .horizontal else { return views.first }
        return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
}

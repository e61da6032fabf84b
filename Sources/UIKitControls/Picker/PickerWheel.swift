import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// One wheel of a picker: a scroll view whose content is bent round a cylinder, and comes to rest on a row.
///
/// Only the rows that are seen have views, however many there are.
@_spi(ForasteroInternal)
@preconcurrency @MainActor public final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    let component: Int
    let theme: PickerTheme
    /// The picker, which knows what the rows show.
    weak var picker: UIPickerView?
    private(set) var rowCount = 0
    private(set) var rowHeight: CGFloat
    private(set) var cylinder: PickerCylinder
    /// The row on which the wheel rests, or has rested before it was turned; meaningless without rows.
    private(set) var selectedRow = 0
    /// Above the first row when the wheel rests on it, and below the last one, in points.
    private var room: CGFloat = 0
    let rows = PickerRows()
    /// True if the movement that goes on is the user's, whom its end concerns.
    private var isTurnedByUser = false
    private var isPlacing = false

    // MARK: Creating

    init(component: Int, theme: PickerTheme) {
        self.component = component
        self.theme = theme
        rowHeight = theme.rowHeight
        cylinder = PickerCylinder(height: theme.size.height, rowHeight: theme.rowHeight)
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        // A wheel gives way at its ends, even one with a single row, and never leaves a drag to what it is in.
        alwaysBounceVertical = true
        transfersVerticalScrollingToParent = false
        // ad-hoc: a fling turns a wheel by some twenty rows
        decelerationRate = DecelerationRate(rawValue: 0.995)
        isAccessibilityElement = true
        delegate = self
        addGestureRecognizer(PickerTap(target: self, action: #selector(followTap(_:))))
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Takes over how many rows there are. The selected one stays if it can.
    func setRows(count: Int, height: CGFloat) {
        rowCount = max(count, 0)
        rowHeight = height > 0 && height.isFinite ? height : theme.rowHeight
        selectedRow = min(max(selectedRow, 0), max(rowCount - 1, 0))
        rows.discard()
        fit()
    }

    /// Takes over the size that the picker has given. A wheel that the user does not turn stays on its row.
    func fit() {
        cylinder = PickerCylinder(height: bounds.height, rowHeight: rowHeight)
        room = (bounds.height - rowHeight) / 2
        isPlacing = true
        contentInset = UIEdgeInsets(top: room + Self.leeway, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        isPlacing = false
        if !isMoving || isScrollAnimating && !isTurnedByUser { place(at: selectedRow, animated: false) }
        showRows()
    }

    /// By so much less than can be seen the first row is below the end, in points: a wheel on its first row is never at its end, where
    /// a drag would move the sheet that the picker is in.
    private static let leeway: CGFloat = 0.01

    /// How far the wheel is turned, in rows.
    var position: CGFloat { (contentOffset.y + room) / rowHeight }

    func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - room) }

    private var nearestRow: Int { min(max(Int(position.rounded()), 0), rowCount - 1) }

    // MARK: Turning

    /// True if a finger or a movement turns the wheel.
    var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }

    /// True if the user is turning it.
    var isBeingTurned: Bool { isTurnedByUser && isMoving }

    /// Shows a row because the program says so.
    func place(at row: Int, animated: Bool) {
        selectedRow = min(max(row, 0), max(rowCount - 1, 0))
        isTurnedByUser = isTracking || isDragging
        isPlacing = true
        setContentOffset(offset(of: selectedRow), animated: animated && window != nil && bounds.height > 0)
        isPlacing = false
    }

    /// Turns to a row because the user says so.
    @_spi(ForasteroInternal)
    public func turn(to row: Int) {
        guard rowCount > 0 else { return }
        isPlacing = true
        setContentOffset(offset(of: min(max(row, 0), rowCount - 1)), animated: window != nil)
        isPlacing = false
        isTurnedByUser = true
        if !isScrollAnimating { contentDidRest() }
    }

    /// A wheel that rests between two rows turns to the nearer one; on a row, it tells what the user has chosen.
    // CT-38
    @nonobjc public override func contentDidRest() {
        super.contentDidRest()
        guard !isPlacing, rowCount > 0 else { return }
        let row = nearestRow
        let aim = offset(of: row)
        if abs(contentOffset.y - aim.y) >= 1, window != nil { return turn(to: row) }
        isPlacing = true
        contentOffset = aim
        isPlacing = false
        guard isTurnedByUser else { return }
        isTurnedByUser = false
        selectedRow = row
        picker?.wheelDidRest(self)
    }

    @nonobjc public override func contentDidMove() {
        super.contentDidMove()
        showRows()
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if isScrollAnimating {
            isPlacing = true
            stopScrollingAndZooming()
            isPlacing = false
        }
        isTurnedByUser = true
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard rowCount > 0 else { return }
        let row = ((targetContentOffset.pointee.y + room) / rowHeight).rounded()
        targetContentOffset.pointee = offset(of: Int(min(max(row, 0), CGFloat(rowCount - 1))))
    }

    @objc private func followTap(_ tap: UITapGestureRecognizer) {
        let distance = cylinder.distance(at: tap.location(in: self).y - bounds.midY)
        let row = Int((position + distance).rounded())
        guard (0..<rowCount).contains(row), row != selectedRow else { return }
        turn(to: row)
    }

    // MARK: Overriding

    public override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    public override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (rowCount > 0 ? picker?.text(ofRow: selectedRow, component: component) : nil) }
        set { super.accessibilityValue = newValue }
    }

    public override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? picker?.accessibilityLabel(forComponent: component) }
        set { super.accessibilityLabel = newValue }
    }

    public override var accessibilityHint: String? {
        get { super.accessibilityHint ?? picker?.accessibilityHint(forComponent: component) }
        set { super.accessibilityHint = newValue }
    }

    public override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }

    public override func accessibilityIncrement() { turnOn(by: 1) }
    public override func accessibilityDecrement() { turnOn(by: -1) }

    private func turnOn(by step: Int) {
        if (0..<rowCount).contains(selectedRow + step) { turn(to: selectedRow + step) }
    }

    /// The row with a text that is nearest to the selected one; nil if there is none.
    @_spi(ForasteroInternal)
    public func row(saying text: String) -> Int? {
        guard let picker, rowCount > 0 else { return nil }
        let farthest = max(selectedRow, rowCount - 1 - selectedRow)
        for distance in 0...farthest {
            for row in [selectedRow + distance, selectedRow - distance] where (0..<rowCount).contains(row) {
                if picker.text(ofRow: row, component: component) == text { return row }
            }
        }
        return nil
    }

    /// The row on which the wheel rests; nil without rows.
    @_spi(ForasteroInternal)
    public var restingRow: Int? { rowCount > 0 ? selectedRow : nil }

    /// From one row to the next where the wheel is nearest, in points.
    @_spi(ForasteroInternal)
    public var rowDistance: CGFloat { rowHeight }

    @_spi(ForasteroInternal)
    @nonobjc public override var spokenRole: SpokenRole? { .wheel }
    @_spi(ForasteroInternal)
    @nonobjc public override var spokenAmount: SpokenAmount? {
        rowCount > 0 ? SpokenAmount(Double(selectedRow), in: 0...Double(rowCount - 1), step: 1) : nil
    }
}

import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Wheels side by side, each of which is turned to choose one of its rows.
///
/// The data source says how many wheels and rows there are, the delegate what the rows show. A tap on a row turns the wheel to it. When a
/// wheel that the user has turned comes to rest, the delegate is notified of its row, once; never of what the program selects.
// apple: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor @objcMembers open class UIPickerView: UIView {
    let theme = PickerTheme.flat
    private let band = UIView(frame: .zero)
    private(set) var wheels: [PickerWheel] = []
    private var needsLoad = true
    private var isLoading = false
    private(set) var delegateMethods: PickerDelegateMethods = []
    /// How texts are placed in wheels, for those of ours that want it otherwise.
    var titleStyles: [PickerTitleStyle] = [] { didSet { if titleStyles != oldValue { needContents() } } }

    // MARK: Creating

    /// A picker; 320 by 216 points if the size is zero.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerTheme.flat.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodePicker(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePicker(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] {
        super.archivedSubviews.filter { $0 !== band && !($0 is PickerWheel) }
    }

    private func setUp() {
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.backgroundColor = theme.bandColor
        band.layer.cornerRadius = theme.bandRadius
        addSubview(band)
    }

    // MARK: Data

    /// Knows how many wheels and rows there are. Default: nil, which shows an empty band.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { needContents() } } }

    /// Knows what the rows show, and is notified of what the user chooses. Default: nil.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            delegateMethods = .of(delegate)
            if delegate !== oldValue { needContents() }
        }
    }

    /// Has no effect: the band behind the chosen rows is always shown, as since iOS 7. Default: false.
    open var showsSelectionIndicator = false

    /// How many wheels there are; 0 without a data source.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a wheel has.
    /// - Precondition: there is such a wheel.
    @objc(numberOfRowsInComponent:)
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

    /// How wide a wheel is and how high its rows are, in points.
    /// - Precondition: there is such a wheel.
    @objc(rowSizeForComponent:)
    open func rowSize(forComponent component: Int) -> CGSize {
        let wheel = wheel(component)
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The delegate's view for a row; nil where the row is out of sight, or shows text.
    @objc(viewForRow:forComponent:)
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return nil }
        layoutIfNeeded()
        return wheels[component].rows[row]?.content
    }

    // MARK: Reloading

    /// Asks for everything anew. Each wheel stays on its row, or goes to its last one if it has become shorter.
    open func reloadAllComponents() {
        needContents()
        loadIfNeeded()
    }

    /// Asks anew for the rows of a wheel, which stays on its row, or goes to its last one if it has become shorter.
    /// - Precondition: there is such a wheel.
    open func reloadComponent(_ component: Int) {
        loadRows(of: wheel(component))
        setNeedsLayout()
    }

    /// Wheels and rows are to be asked for anew before they are used again.
    private func needContents() {
        needsLoad = true
        setNeedsLayout()
    }

    /// Asks the data source if something has changed.
    private func loadIfNeeded() {
        guard needsLoad, !isLoading else { return }
        needsLoad = false
        isLoading = true
        defer { isLoading = false }
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count, theme: theme)
            wheel.picker = self
            wheels.append(wheel)
            addSubview(wheel)
        }
        // The choice in former wheels may decide about the rows of the next one.
        for wheel in wheels { loadRows(of: wheel) }
        setNeedsLayout()
    }

    private func loadRows(of wheel: PickerWheel) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
        let height = delegateMethods.contains(.rowHeight) ? delegate?.pickerView?(self, rowHeightForComponent: wheel.component) : nil
        wheel.setRows(count: count, height: height ?? theme.rowHeight)
    }

    private func wheel(_ component: Int) -> PickerWheel {
        loadIfNeeded()
        guard wheels.indices.contains(component) else {
            let last = wheels.count - 1
            _requireFailure(
                "\(self): index \(component) beyond bounds \(last < 0 ? "for empty array" : "[0 .. \(last)]"). The picker has "
                    + "\(wheels.count) components; its dataSource says how many in numberOfComponents(in:).")
        }
        return wheels[component]
    }

    // MARK: Selection

    /// Turns a wheel to a row; beyond the last one it is the last one. The delegate does not be notified of it.
    /// - Parameter animated: whether it takes a moment.
    /// - Precondition: there is such a wheel, or none at all yet.
    // CT-38
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        if wheels.isEmpty { return }
        wheel(component).place(at: row, animated: animated)
    }

    /// The row on which a wheel rests, or has rested before the user began to turn it; -1 if it has no rows, or there is no such wheel.
    @objc(selectedRowInComponent:)
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
        return wheels[component].selectedRow
    }

    /// A wheel that the user has turned has come to rest.
    func wheelDidRest(_ wheel: PickerWheel) {
        delegate?.pickerView?(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { theme.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { theme.size }

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        placeParts()
    }

    private func placeParts() {
        let rowHeight = wheels.map(\.rowHeight).max() ?? theme.rowHeight
        let bandHeight = rowHeight + theme.bandExcess
        band.frame = CGRect(
            x: bounds.minX + theme.bandInset, y: bounds.midY - bandHeight / 2, width: max(bounds.width - 2 * theme.bandInset, 0),
            height: bandHeight)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, span) in zip(wheels, columns.spans(in: bounds.width)) {
            let left = isRightToLeft ? bounds.width - span.upperBound : span.lowerBound
            let frame = CGRect(
                x: bounds.minX + left, y: bounds.minY, width: span.upperBound - span.lowerBound, height: bounds.height)
            guard wheel.frame != frame else { continue }
            wheel.frame = frame
            wheel.fit()
        }
    }

    private var columns: PickerColumns {
        PickerColumns(
            widths: wheels.map { wheel in
                delegateMethods.contains(.width) ? delegate?.pickerView?(self, widthForComponent: wheel.component) : nil
            }, theme: theme)
    }
}

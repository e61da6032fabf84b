import QuartzCore

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    open var date = Date(), minimumDate: Date?, maximumDate: Date?, minuteInterval = 1, countDownDuration: TimeInterval = 0
    open var datePickerMode = Mode.dateAndTime, preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var locale: Locale?, calendar: Calendar! = Calendar.current, timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@preconcurrency @MainActor @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
    @objc(numberOfComponentsInPickerView:) func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
    @objc optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    @objc optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    @objc optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    @objc optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    @objc(pickerView:viewForRow:forComponent:reusingView:) optional func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?, delegate: UIPickerViewDelegate?
    private var selection: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    open func rowSize(forComponent component: Int) -> CGSize { .zero }
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

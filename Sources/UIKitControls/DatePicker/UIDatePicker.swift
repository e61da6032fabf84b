public import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Wheels on which a date, a time or a duration is chosen.
///
/// It sends ``UIControl/Event/valueChanged`` when a wheel that the user has turned comes to rest and has changed the date; never for what
/// the program sets. Dates beyond the limits, and days that a month does not have, are shown faintly: the wheels turn back from them.
// apple: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor @objcMembers open class UIDatePicker: UIControl {
    let picker = UIPickerView(frame: .zero)
    let source = DateWheelsSource()
    /// The words beside the numbers of a duration.
    var unitLabels: [UILabel] = []
    private var ownDate = Date()
    private var ownDuration: TimeInterval = 0
    private var ownCalendar: Calendar?
    /// The view in place of wheels, and the style that it was made for.
    var face: DateFace?
    var faceStyle = UIDatePickerStyle.automatic
    /// The day that calendars mark: that on which the picker was made.
    var today = Date()
    private var needsWheels = true
    /// For which the wheels have been made.
    private var direction = UIUserInterfaceLayoutDirection.leftToRight

    // MARK: Creating

    /// A picker that shows now; 320 by 216 points if the size is zero.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerTheme.flat.size) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeDates(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeDates(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== picker && $0 !== face } }

    private func setUp() {
        addSubview(picker)
        source.allows = { [unowned self] value, column in allows(value, in: column) }
        source.didTurn = { [unowned self] column in userDidTurn(column) }
        picker.dataSource = source
        picker.delegate = source
    }

    // MARK: Mode

    /// The parts of a date that can be chosen. Default: date and time.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime { didSet { if datePickerMode != oldValue { changeWheels() } } }

    /// The style that is wished for. Default: automatic. A change invalidates the intrinsic size.
    // apple: https://developer.apple.com/documentation/uikit/uidatepicker/preferreddatepickerstyle
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { changeWheels() } }
    }

    /// The style that is shown, never ``UIDatePickerStyle/automatic``.
    ///
    /// Durations, and months without days, are chosen by wheels, whatever is wished for. So is a time alone where a calendar is.
    // SV-114, SV-115
    open var datePickerStyle: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
        case (_, .automatic), (_, .compact): .compact
        case (_, .inline): .inline
        }
    }

    // MARK: Date

    /// The date that is chosen. Kept between ``minimumDate`` and ``maximumDate``; setting it sends nothing. Default: when the picker was
    /// made.
    ///
    /// With a ``minuteInterval`` it is what the wheels show: the last multiple of that before it.
    // CT-39
    open var date: Date {
        get { roundsToMinuteInterval ? wheels.rounded(ownDate) : ownDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets ``date``. The wheels turn if `animated` is true and the picker is in a window. Sends nothing.
    @objc(setDate:animated:)
    open func setDate(_ date: Date, animated: Bool) {
        ownDate = range.limited(date)
        showValue(animated: animated)
    }

    /// The first date that can be chosen; nil for none. Without effect after ``maximumDate``, and on durations. Default: nil.
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { changeLimits() } } }

    /// The last date that can be chosen; nil for none. Without effect before ``minimumDate``, and on durations. Default: nil.
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { changeLimits() } } }

    /// The duration that is chosen in ``Mode/countDownTimer``, in seconds, from 0 to 86,399. Setting it sends nothing. Default: 0.
    open var countDownDuration: TimeInterval {
        get { ownDuration }
        set {
            ownDuration = newValue.isFinite ? min(max(newValue, 0), 86_399) : 0
            showValue(animated: false)
        }
    }

    /// From one row of the wheel of minutes to the next, in minutes: from 1 to 30, and a divisor of 60. What is not counts as 1. Default: 1.
    open var minuteInterval: Int {
        get { ownInterval }
        set {
            let interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            guard interval != ownInterval else { return }
            ownInterval = interval
            changeWheels()
        }
    }
    private var ownInterval = 1

    /// True if ``date`` is a multiple of ``minuteInterval``, as the wheels show it. Default: true.
    open var roundsToMinuteInterval = true

    // MARK: Layout

    /// The calendar of the dates. nil stands for the user's, which is the default.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set {
            ownCalendar = newValue
            changeWheels()
        }
    }

    /// Whose language and habits are used; nil for those of the calendar, else of the user. Default: nil.
    open var locale: Locale? { didSet { if locale != oldValue { changeWheels() } } }

    /// In which dates are shown; nil for that of the calendar. Default: nil.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { changeWheels() } } }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { preparedFace()?.fittingSize ?? picker.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { preparedFace()?.fittingSize ?? picker.sizeThatFits(size) }

    // MARK: Overriding

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        picker.isUserInteractionEnabled = isEnabled
        face?.isUserInteractionEnabled = isEnabled
        face?.alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if preparedFace() == nil { layOutWheels() } else { placeFace() }
    }

    private func layOutWheels() {
        picker.semanticContentAttribute = semanticContentAttribute
        if direction != effectiveUserInterfaceLayoutDirection { needsWheels = true }
        makeWheelsIfNeeded()
        picker.frame = bounds
        picker.layoutIfNeeded()
        placeUnits()
    }

    // MARK: Wheels

    private var range: DateRange {
        datePickerMode == .countDownTimer ? DateRange() : DateRange(minimum: minimumDate, maximum: maximumDate)
    }

    var wheels: DateWheels {
        var calendar: Calendar = calendar
        let ownLocale = ownCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
        calendar.locale = locale ?? ownLocale ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        return DateWheels(mode: datePickerMode, calendar: calendar, minuteInterval: ownInterval, range: range)
    }

    private func changeWheels() {
        needsWheels = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func changeLimits() {
        ownDate = range.limited(ownDate)
        changeWheels()
    }

    /// The colour of the wheels' texts; nil is that of labels. Default: nil. Not in the API: apps set it by key.
    @objc var textColor: UIColor? {
        get { source.textColor }
        set {
            source.textColor = newValue
            picker.reloadAllComponents()
        }
    }

    /// Makes the wheels anew if something has changed that decides about them.
    private func makeWheelsIfNeeded() {
        guard needsWheels else { return }
        needsWheels = false
        let wheels = wheels
        direction = effectiveUserInterfaceLayoutDirection
        let isRightToLeft = direction == .rightToLeft
        let order = DateColumnOrder(mode: wheels.mode, locale: wheels.calendar.locale ?? .current, isRightToLeft: isRightToLeft)
        source.content = content(wheels, order)
        picker.titleStyles = titleStyles
        picker.reloadAllComponents()
        makeUnits()
        showValue(animated: false)
    }

    /// The rows that the wheels show now.
    private var shownValues: [DateColumn: Int] {
        guard let content = source.content else { return [:] }
        return datePickerMode == .countDownTimer
            ? content.wheels.values(of: ownDuration) : content.wheels.values(of: ownDate, in: content.columns + [.hour])
    }

    private func allows(_ value: Int, in column: DateColumn) -> Bool {
        source.content?.wheels.allows(value, in: column, with: shownValues, former: ownDate) ?? true
    }

    /// Turns the wheels to the date or the duration, but for those in the user's hands.
    private func showValue(animated: Bool) {
        if let face = preparedFace() { return show(in: face) }
        guard !needsWheels, let content = source.content else { return }
        let values = shownValues
        for (component, column) in content.columns.enumerated() where !picker.wheels[component].isBeingTurned {
            let present = picker.selectedRow(inComponent: component)
            let row = content.wheels.row(of: values[column] ?? 0, in: column, near: animated && present >= 0 ? present : nil)
            if row != present { picker.selectRow(row, inComponent: component, animated: animated) }
        }
        showUnits(for: values)
        showLimits()
    }

    /// Another date may need fields of another width.
    private func show(in face: DateFace) {
        if face is CompactFace { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Which rows are faint depends on the other wheels.
    private func showLimits() {
        guard let content = source.content, content.wheels.range.isLimited || content.columns.contains(.dayOfMonth) else { return }
        for wheel in picker.wheels { wheel.renewRows() }
    }

    // MARK: The user

    private func userDidTurn(_ column: DateColumn) {
        guard let content = source.content else { return }
        var values: [DateColumn: Int] = [:]
        for (component, column) in content.columns.enumerated() {
            values[column] = content.wheels.value(ofRow: picker.selectedRow(inComponent: component), in: column)
        }
        if column == .period, let period = values[.period] { values[.hour] = (values[.hour] ?? 0) % 12 + 12 * period }
        let hasChanged = datePickerMode == .countDownTimer ? take(content.wheels.duration(of: values)) : take(content.wheels, values)
        showValue(animated: true)
        if hasChanged { send([.valueChanged, .primaryActionTriggered], nil) }
    }

    /// Takes a date that was chosen on a calendar, and sends what a change sends.
    func userDidChoose(_ date: Date) {
        let former = self.date
        ownDate = range.limited(date)
        showValue(animated: false)
        if self.date != former { send([.valueChanged, .primaryActionTriggered], nil) }
    }

    private func take(_ duration: TimeInterval) -> Bool {
        defer { ownDuration = duration }
        return duration != ownDuration
    }

    private func take(_ wheels: DateWheels, _ values: [DateColumn: Int]) -> Bool {
        let former = date
        ownDate = wheels.limited(wheels.date(of: values, former: ownDate))
        return date != former
    }
}

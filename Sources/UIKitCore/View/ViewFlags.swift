/// The yes-or-no state of a view, in one word.
struct ViewFlags: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 0)
    static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 1)
    static let isExclusiveTouch = ViewFlags(rawValue: 1 << 2)
    static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
    static let isOpaque = ViewFlags(rawValue: 1 << 4)
    static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 5)
    /// The class overrides `draw(_:)`.
    static let drawsContent = ViewFlags(rawValue: 1 << 6)
    /// The scale was set by the app and does not follow the screen.
    static let hasOwnContentScale = ViewFlags(rawValue: 1 << 7)

    static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 8)
    static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 9)

    /// An animation keeps touches from the view and all inside it.
    static let isWithoutTouches = ViewFlags(rawValue: 1 << 10)

    static let initial: ViewFlags = [
        .isUserInteractionEnabled, .autoresizesSubviews, .isOpaque, .clearsContextBeforeDrawing, .insetsLayoutMarginsFromSafeArea,
    ]

    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

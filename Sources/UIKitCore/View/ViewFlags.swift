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

    /// The frame is what constraints say, not the autoresizing mask.
    static let isLaidOutByConstraints = ViewFlags(rawValue: 1 << 11)
    /// Constraints name the view, or have named it.
    static let isConstraintItem = ViewFlags(rawValue: 1 << 12)
    /// There are constraints at this view or inside, or there have been.
    static let hasConstraintsInside = ViewFlags(rawValue: 1 << 13)
    /// `updateConstraints()` is to be called.
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 14)
    /// The same for a view inside.
    static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 15)

    /// The view is a controller's, or was so when that ceased to exist.
    static let isOfController = ViewFlags(rawValue: 1 << 17)

    /// The superview gives the view the frame that constraints say.
    static let isTakingFrame = ViewFlags(rawValue: 1 << 16)

    static let initial: ViewFlags = [
        .isUserInteractionEnabled, .autoresizesSubviews, .isOpaque, .clearsContextBeforeDrawing, .insetsLayoutMarginsFromSafeArea,
    ]

    mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

/// The yes-or-no state of a view, in one word.
package struct ViewFlags: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isUserInteractionEnabled = ViewFlags(rawValue: 1 << 0)
    package static let isMultipleTouchEnabled = ViewFlags(rawValue: 1 << 1)
    package static let isExclusiveTouch = ViewFlags(rawValue: 1 << 2)
    package static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
    package static let isOpaque = ViewFlags(rawValue: 1 << 4)
    package static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 5)
    /// The class overrides `draw(_:)`.
    package static let drawsContent = ViewFlags(rawValue: 1 << 6)
    /// The scale was set by the app and does not follow the screen.
    package static let hasOwnContentScale = ViewFlags(rawValue: 1 << 7)

    package static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 8)
    package static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 9)

    /// An animation keeps touches from the view and all inside it.
    package static let isWithoutTouches = ViewFlags(rawValue: 1 << 10)

    /// The frame is what constraints say, not the autoresizing mask.
    package static let isLaidOutByConstraints = ViewFlags(rawValue: 1 << 11)
    /// Constraints name the view, or have named it.
    package static let isConstraintItem = ViewFlags(rawValue: 1 << 12)
    /// There are constraints at this view or inside, or there have been.
    package static let hasConstraintsInside = ViewFlags(rawValue: 1 << 13)
    /// `updateConstraints()` is to be called.
    package static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 14)
    /// The same for a view inside.
    package static let subtreeNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 15)

    /// The view is a controller's, or was so when that ceased to exist.
    package static let isOfController = ViewFlags(rawValue: 1 << 17)

    /// The superview gives the view the frame that constraints say.
    package static let isTakingFrame = ViewFlags(rawValue: 1 << 16)

    /// `updateProperties()` is to be called.
    package static let needsUpdateProperties = ViewFlags(rawValue: 1 << 18)
    /// The same for the controller whose view this is.
    package static let controllerNeedsUpdateProperties = ViewFlags(rawValue: 1 << 19)
    /// The same for a view inside, or its controller.
    package static let subtreeNeedsUpdateProperties = ViewFlags(rawValue: 1 << 20)
    /// One of the view's methods has read something of an observable object.
    package static let observesReads = ViewFlags(rawValue: 1 << 21)

    /// The view may pass on other traits or another tint than it gets; it keeps the flag when it no longer does.
    package static let changesEnvironment = ViewFlags(rawValue: 1 << 22)
    /// The layout of the view that is under way has changed constraints between the views inside, or asked for `updateConstraints()`.
    package static let changedConstraintsInLayout = ViewFlags(rawValue: 1 << 23)

    /// The class overrides a method that is called when a view moves to another superview.
    package static let hearsOfMoves = ViewFlags(rawValue: 1 << 24)
    /// The class overrides a method that is called when a view is added to it or taken out.
    package static let hearsOfSubviews = ViewFlags(rawValue: 1 << 25)

    package static let initial: ViewFlags = [
        .isUserInteractionEnabled, .autoresizesSubviews, .isOpaque, .clearsContextBeforeDrawing, .insetsLayoutMarginsFromSafeArea,
    ]

    package mutating func set(_ flag: ViewFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

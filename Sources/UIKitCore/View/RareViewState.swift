/// The properties that few views have, kept apart so that the others stay small.
@MainActor
package final class RareViewState {
    @exclusivity(unchecked) package var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
    var mask: UIView?
    var gestureRecognizers: [UIGestureRecognizer]?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The insets that ``UIView/safeAreaInsetsDidChange()`` was last called for.
    var announcedSafeAreaInsets: UIEdgeInsets?
    /// The margins that the app has set; nil for the standard ones.
    @exclusivity(unchecked) package var marginBase: MarginBase?
    /// The margins that ``UIView/layoutMarginsDidChange()`` was last called for.
    var announcedLayoutMargins: UIEdgeInsets?
    var interactions: [any UIInteraction] = []
    var layoutGuides: [UILayoutGuide] = []
    @exclusivity(unchecked) package nonisolated(unsafe) var layout: ConstraintState?
    /// The traits by which the app overrides the inherited ones.
    var traitOverrides = TraitValues() {
        didSet { hasTraitOverrides = !traitOverrides.isEmpty || !contentSizeLimits.isEmpty }
    }
    var contentSizeLimits = ContentSizeLimits() {
        didSet { hasTraitOverrides = !traitOverrides.isEmpty || !contentSizeLimits.isEmpty }
    }
    // optimization: asked for each view inside whenever one moves.
    private(set) var hasTraitOverrides = false
    var traitObservers: TraitObservers?
    /// How many animations run that keep touches from the view.
    @exclusivity(unchecked) package var animationsWithoutTouches = 0
    var restorationIdentifier: String?
    /// What methods of the view have read of observable objects.
    var observedReads: [ObjectIdentifier: ObservedReads] = [:]
    var focusGroupIdentifier: String?
    /// The effect that the app has set, which may be nil.
    var focusEffect: UIFocusEffect??
    var accessibility = AccessibilityState()
    /// The values that the view has taken over from ``UIAppearance``, by the names of properties.
    var appliedAppearance: [String: Any?] = [:]
}

public import Foundation

/// A rule that views and guides are laid out by: `first attribute = multiplier × second attribute + constant`, or `≤`, or `≥`.
///
/// It has no effect until it is active. Its items are not kept alive. Of rules that contradict each other the one with the higher
/// priority wins outright.
// apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint
// The parts are in `NSLayoutConstraint+….swift`.
@preconcurrency @MainActor @objcMembers open class NSLayoutConstraint: UIObject, @preconcurrency NSCoding {
    @exclusivity(unchecked) package final private(set) var first = ConstraintSide.none
    @exclusivity(unchecked) package final private(set) var second = ConstraintSide.none
    private var ownRelation = Relation.equal
    private var ownMultiplier: CGFloat = 1
    private var ownConstant: CGFloat = 0
    private var ownPriority = UILayoutPriority.required
    @exclusivity(unchecked) private final var holderReference: LayoutItemReference?
    /// The view that has the constraint among its own; nil while it is not active.
    package final var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.layoutReference }
    }
    /// The holder is further up than the nearest view that has both items inside.
    @exclusivity(unchecked) package final var isGuest = false
    @exclusivity(unchecked) private final var engineReference: SolverReference?
    /// The engine that has the constraint as a row of its equations.
    package final var engine: (any ConstraintSolving)? {
        get { engineReference?.solver }
        set { engineReference = newValue?.reference }
    }
    private final nonisolated(unsafe) var ownReference: ConstraintReference?
    /// Knows the constraint without keeping it alive; the same one each time.
    package final var reference: ConstraintReference {
        if let ownReference { return ownReference }
        let new = ConstraintReference(to: self)
        ownReference = new
        return new
    }

    deinit { ownReference?.leave() }

    // MARK: Creating

    /// A constraint without items. For subclasses.
    public override init() { super.init() }

    convenience init(_ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat, constant: CGFloat) {
        self.init()
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// `view1.attr1  relation  multiplier × view2.attr2 + c`. Not active.
    ///
    /// Items are views and layout guides. Without a second item the second attribute does not count.
    /// Positions along different axes may be paired, too: then the one number equals the other.
    /// - Precondition: both attributes are positions, or both are lengths; a position needs a second item. `multiplier` and `c` are finite.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let caller = "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
        let first = ConstraintSide(Self.item(view1, caller), attr1)
        let second = view2.map { ConstraintSide(Self.item($0, caller), attr2) } ?? .none
        Self.check(first, second, multiplier: multiplier, constant: c, caller: caller)
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    /// A constraint from a nib, under the keys of compiled nibs. Nil where what it says makes no sense. Not active.
    public required init?(coder: NSCoder) {
        super.init()
        if !decode(from: coder) { return nil }
    }

    /// Writes the constraint under the keys of compiled nibs. Its items are written only if something else writes them.
    @objc(encodeWithCoder:)
    open func encode(with coder: NSCoder) { encodeState(to: coder) }

    func set(_ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        self.second = second
        ownRelation = relation
        ownMultiplier = multiplier
        ownConstant = constant
    }

    // MARK: What it says

    /// The view or the guide on the left side; nil once it is gone.
    open var firstItem: AnyObject? { first.item }
    /// The attribute of the first item, on the left side.
    open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }
    /// The view or the guide on the right side; nil without one, and once it is gone.
    open var secondItem: AnyObject? { second.item }
    /// The attribute of the second item, on the right side; ``Attribute/notAnAttribute`` without one.
    open var secondAttribute: NSLayoutConstraint.Attribute { second.attribute }
    /// The left side as an anchor.
    @nonobjc open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The right side as an anchor; nil without one.
    @nonobjc open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.dimension == .none ? nil : NSLayoutAnchor(second) }
    /// How the left side compares with the right one. Fixed when the constraint is made.
    open var relation: NSLayoutConstraint.Relation { ownRelation }
    /// By what the second attribute is multiplied. Default: 1.
    open var multiplier: CGFloat { ownMultiplier }

    /// The summand on the right side, in points. Animatable, by laying out within an animation. Asks for layout.
    /// - Precondition: it is finite.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant
    open dynamic var constant: CGFloat {
        get { ownConstant }
        set {
            guard newValue != ownConstant else { return }
            Self.check(constant: newValue, caller: "-[NSLayoutConstraint setConstant:]")
            ownConstant = newValue
            if holder != nil { engineShouldReadConstant() }
        }
    }

    /// How much the constraint counts against others. Default: required. Asks for layout.
    /// - Precondition: it is above 0 and at most 1000; while the constraint is active it does not become required, nor cease to be.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
    open dynamic var priority: UILayoutPriority {
        get { ownPriority }
        set {
            guard newValue != ownPriority else { return }
            checkChange(to: newValue)
            ownPriority = newValue
            if holder != nil { engineShouldReadPriority() }
        }
    }

    /// A name for people who read descriptions. Default: nil. Those that begin with "NS" are the system's.
    open dynamic var identifier: String?

    /// True if an archive of the view holds the constraint. Default: false.
    open dynamic var shouldBeArchived = false

    // MARK: Being active

    /// True if the constraint counts: some view has it among its ``UIView/constraints``. Default: false.
    ///
    /// Setting it adds the constraint to the nearest view that holds both items, or takes it away. A constraint ceases to be active when an
    /// item leaves that view.
    /// - Precondition: there is such a view.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
    open dynamic var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes several constraints active.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
    @objc(activateConstraints:)
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes several constraints inactive.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)
    @objc(deactivateConstraints:)
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { equationText } : super.description
    }
}

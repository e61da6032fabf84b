import QuartzCore

public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), dragThatCanResizeScene = Self(510), sceneSizeStayPut = Self(500)
    public static let dragThatCannotResizeScene = Self(490), defaultLow = Self(250), fittingSizeLevel = Self(50)
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
    public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
}

@preconcurrency @MainActor @objcMembers open class NSLayoutConstraint: UIObject {
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
        case centerYWithinMargins
        public static var baseline: Attribute { .lastBaseline }
    }
    public struct FormatOptions: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = Self(rawValue: 1 << 1), alignAllRight = Self(rawValue: 1 << 2)
        public static let alignAllTop = Self(rawValue: 1 << 3), alignAllBottom = Self(rawValue: 1 << 4)
        public static let alignAllLeading = Self(rawValue: 1 << 5), alignAllTrailing = Self(rawValue: 1 << 6)
        public static let alignAllCenterX = Self(rawValue: 1 << 9), alignAllCenterY = Self(rawValue: 1 << 10)
        public static let alignAllLastBaseline = Self(rawValue: 1 << 11), alignAllFirstBaseline = Self(rawValue: 1 << 12)
        public static let directionLeadingToTrailing = Self([]), directionLeftToRight = Self(rawValue: 1 << 16)
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
    }

    public override init() { super.init() }
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstItem = view1 as AnyObject
        secondItem = view2 as AnyObject?
        (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
        (self.multiplier, constant) = (multiplier, c)
    }

    open var priority = UILayoutPriority.required, constant: CGFloat = 0, identifier: String?, shouldBeArchived = false
    open private(set) var multiplier: CGFloat = 1, relation = Relation.equal
    open private(set) var firstAttribute = Attribute.notAnAttribute, secondAttribute = Attribute.notAnAttribute
    open private(set) weak var firstItem: AnyObject?, secondItem: AnyObject?
    private weak var holder: UIView?
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { commonView?.hold(self) } else { release() }
            holder = newValue ? commonView : nil
        }
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    func hold(in view: UIView) {
        holder = view
        view.hold(self)
    }
    func mentions(_ view: UIView) -> Bool { Self.view(of: firstItem) === view || Self.view(of: secondItem) === view }
    private func release() { holder?.constraints.removeAll { $0 === self } }
    private var commonView: UIView? {
        guard let first = Self.view(of: firstItem) else { return nil }
        guard let second = Self.view(of: secondItem) else { return first }
        var candidate: UIView? = first
        while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
    }
}

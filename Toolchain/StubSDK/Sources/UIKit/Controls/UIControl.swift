import QuartzCore

@preconcurrency @MainActor @objcMembers open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(rawValue: 1), touchDownRepeat = Self(rawValue: 2), touchDragInside = Self(rawValue: 4)
        public static let touchDragOutside = Self(rawValue: 8), touchDragEnter = Self(rawValue: 16), touchDragExit = Self(rawValue: 32)
        public static let touchUpInside = Self(rawValue: 64), touchUpOutside = Self(rawValue: 128), touchCancel = Self(rawValue: 256)
        public static let valueChanged = Self(rawValue: 1 << 12), primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let menuActionTriggered = Self(rawValue: 1 << 14), editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17), editingDidEnd = Self(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19), allTouchEvents = Self(rawValue: 0xFFF)
        public static let allEditingEvents = Self(rawValue: 0xF0000), allEvents = Self(rawValue: 0xFFFF_FFFF)
    }
    public struct State: OptionSet, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self([]), highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2), selected = Self(rawValue: 4)
        public static let focused = Self(rawValue: 8), application = Self(rawValue: 0xFF0000), reserved = Self(rawValue: 0xFF00_0000)
    }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }

    private var targets: [(object: () -> AnyObject?, isNil: Bool, action: Selector, events: Event)] = []
    open var isEnabled = true, isSelected = false, isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        weak let object = target as AnyObject?
        targets.append(({ object }, target == nil, action, controlEvents))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.removeAll { entry in
            (target == nil || entry.object() === (target as AnyObject)) && (action == nil || entry.action == action!)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object() as? Foundation.NSObject }) }
    open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = targets.filter { $0.object() === (target as AnyObject?) && !$0.events.isDisjoint(with: controlEvent) }.map {
            $0.action.description
        }
        return names.isEmpty ? nil : names
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    open func sendActions(for controlEvents: Event) {
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            sendAction(target.action, to: target.isNil ? nil : target.object(), for: nil)
        }
    }
}

@preconcurrency @MainActor open class UIMenuElement: UIObject {
    open var title: String { "" }
    open var image: UIImage? { nil }
}
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
    ) { self.init() }
}
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) { self.init() }
}

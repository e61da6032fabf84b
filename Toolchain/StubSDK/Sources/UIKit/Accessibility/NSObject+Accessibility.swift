import QuartzCore

// Objects that are no responders hold no accessibility values in the stub SDK.
extension NSObjectProtocol {
    public var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    public var accessibilityHint: String? {
        get { nil }
        set {}
    }
    public var accessibilityValue: String? {
        get { nil }
        set {}
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { .none }
        set {}
    }
    public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
    public var accessibilityElementsHidden: Bool {
        get { false }
        set {}
    }
    public var accessibilityElements: [Any]? {
        get { nil }
        set {}
    }
}

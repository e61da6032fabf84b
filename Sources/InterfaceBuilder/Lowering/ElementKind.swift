/// What an element of a document becomes: the class of its object, and the rules by which its parts become values.
struct ElementKind: Sendable {
    let className: String
    /// From the most general to the most special.
    let rules: [[ElementRule]]

    init(_ className: String, _ rules: [ElementRule]...) {
        self.className = className
        self.rules = rules
    }

    /// The kind of an element; nil where it is not known.
    static func of(_ elementName: String) -> ElementKind? { all[elementName] }

    private static let all: [String: ElementKind] = viewKinds.merging(controlKinds) { $1 }.merging(gestureKinds) { $1 }.merging(listKinds) {
        $1
    }.merging(barKinds) { $1 }
        .merging(controllerKinds) { $1 }

    private static let viewKinds: [String: ElementKind] = [
        "view": ElementKind("UIView", .view),
        "label": ElementKind("UILabel", .view, .label),
        "imageView": ElementKind("UIImageView", .view, .imageView),
        "customObject": ElementKind("UICustomObject"),
    ]

    private static let controlKinds: [String: ElementKind] = [
        "control": ElementKind("UIControl", .view, .control),
        "button": ElementKind("UIButton", .view, .control, .button),
        "switch": ElementKind("UISwitch", .view, .control, .switch),
    ]

    private static let gestureKinds: [String: ElementKind] = [
        "tapGestureRecognizer": ElementKind("UITapGestureRecognizer", .gestureRecognizer, .tap),
        "swipeGestureRecognizer": ElementKind("UISwipeGestureRecognizer", .gestureRecognizer, .swipe),
        "panGestureRecognizer": ElementKind("UIPanGestureRecognizer", .gestureRecognizer, .pan),
        "screenEdgePanGestureRecognizer": ElementKind("UIScreenEdgePanGestureRecognizer", .gestureRecognizer, .pan, .screenEdgePan),
        "pinchGestureRecognizer": ElementKind("UIPinchGestureRecognizer", .gestureRecognizer),
        "rotationGestureRecognizer": ElementKind("UIRotationGestureRecognizer", .gestureRecognizer),
        // The name that Interface Builder's files have for long presses.
        "pongPressGestureRecognizer": ElementKind("UILongPressGestureRecognizer", .gestureRecognizer, .longPress),
        "longPressGestureRecognizer": ElementKind("UILongPressGestureRecognizer", .gestureRecognizer, .longPress),
    ]
}

/// The conversion of an element: the class of its object, and the rules by which its parts become values.
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

    private static let all: [String: ElementKind] = [
        viewKinds, textKinds, controlKinds, gestureKinds, listKinds, barKinds, controllerKinds,
    ].reduce(into: [:]) { all, kinds in all.merge(kinds) { $1 } }

    private static let viewKinds: [String: ElementKind] = [
        "view": ElementKind("UIView", .view),
        "label": ElementKind("UILabel", .view, .label),
        "imageView": ElementKind("UIImageView", .view, .imageView),
        "customObject": ElementKind("UICustomObject"),
        "scrollView": ElementKind("UIScrollView", .view, .scrollView),
        "stackView": ElementKind("UIStackView", .view, .stackView),
        "window": ElementKind("UIWindow", .view, .window),
        "visualEffectView": ElementKind("UIVisualEffectView", .view, .visualEffectView),
        "progressView": ElementKind("UIProgressView", .view, .progressView),
        "activityIndicatorView": ElementKind("UIActivityIndicatorView", .view, .activityIndicator),
        "pickerView": ElementKind("UIPickerView", .view),
        "webView": ElementKind("UIWebView", .view),
        "wkWebView": ElementKind("WKWebView", .view, .webView),
        "wkWebViewConfiguration": ElementKind("WKWebViewConfiguration", .webConfiguration),
        "wkPreferences": ElementKind("WKPreferences", .webPreferences),
        "mapView": ElementKind("MKMapView", .view, .mapView),
        "sceneKitView": ElementKind("SCNView", .view),
        "arscnView": ElementKind("ARSCNView", .view),
        "glkView": ElementKind("GLKView", .view),
        "mtkView": ElementKind("MTKView", .view),
    ]

    private static let textKinds: [String: ElementKind] = [
        "textField": ElementKind("UITextField", .view, .control, .textField),
        "textView": ElementKind("UITextView", .view, .scrollView, .textView),
        "searchBar": ElementKind("UISearchBar", .view, .searchBar),
    ]

    private static let controlKinds: [String: ElementKind] = [
        "control": ElementKind("UIControl", .view, .control),
        "button": ElementKind("UIButton", .view, .control, .button),
        "switch": ElementKind("UISwitch", .view, .control, .switch),
        "slider": ElementKind("UISlider", .view, .control, .slider),
        "stepper": ElementKind("UIStepper", .view, .control, .stepper),
        "segmentedControl": ElementKind("UISegmentedControl", .view, .control, .segmentedControl),
        "pageControl": ElementKind("UIPageControl", .view, .control, .pageControl),
        "datePicker": ElementKind("UIDatePicker", .view, .control, .datePicker),
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

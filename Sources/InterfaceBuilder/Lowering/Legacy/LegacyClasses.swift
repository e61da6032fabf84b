/// The names of the classes and keys of legacy archives in documents of format 3.0.
enum LegacyClasses {
    /// How the text of a key becomes an attribute.
    enum Conversion {
        case same
        /// Numbers stand for names in this order.
        case names([String])
    }

    static let elementNames: [String: String] = [
        "IBUIView": "view", "IBUILabel": "label", "IBUIButton": "button", "IBUIImageView": "imageView", "IBUISwitch": "switch",
        "IBUISlider": "slider", "IBUITextField": "textField", "IBUITextView": "textView", "IBUIScrollView": "scrollView",
        "IBUITableView": "tableView", "IBUITableViewCell": "tableViewCell", "IBUIWebView": "webView", "IBUIPickerView": "pickerView",
        "IBUIDatePicker": "datePicker", "IBUISegmentedControl": "segmentedControl", "IBUIProgressView": "progressView",
        "IBUIActivityIndicatorView": "activityIndicatorView", "IBUIPageControl": "pageControl", "IBUISearchBar": "searchBar",
        "IBUINavigationBar": "navigationBar", "IBUIToolbar": "toolbar", "IBUITabBar": "tabBar", "IBUIWindow": "window",
        "IBUIViewController": "viewController", "IBUITableViewController": "tableViewController",
        "IBUINavigationController": "navigationController", "IBUITabBarController": "tabBarController",
        "IBUINavigationItem": "navigationItem", "IBUIBarButtonItem": "barButtonItem", "IBUITabBarItem": "tabBarItem",
        "IBUICustomObject": "customObject", "IBMKMapView": "mapView", "IBUITapGestureRecognizer": "tapGestureRecognizer",
        "IBUIStepper": "stepper",
    ]

    /// Attributes by keys. All classes share one list, for no key means different things in two of them.
    static let attributes: [String: (name: String, conversion: Conversion)] = [
        "IBUIOpaque": ("opaque", .same), "IBUITag": ("tag", .same), "IBUIAlpha": ("alpha", .same),
        "IBUIClipsSubviews": ("clipsSubviews", .same), "IBUIUserInteractionEnabled": ("userInteractionEnabled", .same),
        "IBUIMultipleTouchEnabled": ("multipleTouchEnabled", .same),
        "IBUIClearsContextBeforeDrawing": ("clearsContextBeforeDrawing", .same),
        "IBUIContentMode": ("contentMode", .names(contentModes)), "IBUIEnabled": ("enabled", .same),
        "IBUISelected": ("selected", .same), "IBUIHighlighted": ("highlighted", .same),
        "IBUIContentHorizontalAlignment": ("contentHorizontalAlignment", .names(["center", "left", "right", "fill"])),
        "IBUIContentVerticalAlignment": ("contentVerticalAlignment", .names(["center", "top", "bottom", "fill"])),
        "IBUIText": ("text", .same), "IBUITextAlignment": ("textAlignment", .names(["left", "center", "right", "justified"])),
        "IBUINumberOfLines": ("numberOfLines", .same), "IBUIMinimumFontSize": ("minimumFontSize", .same),
        "IBUIAdjustsFontSizeToFit": ("adjustsFontSizeToFit", .same), "IBUILineBreakMode": ("lineBreakMode", .names(lineBreakModes)),
        "IBUIBaselineAdjustment": ("baselineAdjustment", .names(["alignBaselines", "alignCenters", "none"])),
        "IBUIButtonType": ("buttonType", .names(["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"])),
        "IBUIOn": ("on", .same), "IBUIValue": ("value", .same), "IBUIMinValue": ("minValue", .same),
        "IBUIMaxValue": ("maxValue", .same), "IBUIPlaceholder": ("placeholder", .same),
        "IBUIBorderStyle": ("borderStyle", .names(["none", "line", "bezel", "roundedRect"])),
        "IBUIClearButtonMode": ("clearButtonMode", .names(["never", "whileEditing", "unlessEditing", "always"])),
        "IBUIEditable": ("editable", .same), "IBUIProgress": ("progress", .same), "IBUIHidesWhenStopped": ("hidesWhenStopped", .same),
        "IBUIAnimating": ("animating", .same), "IBUINumberOfPages": ("numberOfPages", .same), "IBUICurrentPage": ("currentPage", .same),
        "IBUISelectedSegmentIndex": ("selectedSegmentIndex", .same), "IBUIPagingEnabled": ("pagingEnabled", .same),
        "IBUIScrollEnabled": ("scrollEnabled", .same), "IBUIBouncesZoom": ("bouncesZoom", .same),
        "IBUIShowsHorizontalScrollIndicator": ("showsHorizontalScrollIndicator", .same),
        "IBUIShowsVerticalScrollIndicator": ("showsVerticalScrollIndicator", .same), "IBUIRowHeight": ("rowHeight", .same),
        "IBUIReuseIdentifier": ("reuseIdentifier", .same), "IBUITitle": ("title", .same), "IBUIPrompt": ("prompt", .same),
        "IBUIVisibleAtLaunch": ("visibleAtLaunch", .same),
    ]

    /// Colours by keys.
    static let colors: [String: String] = [
        "IBUIBackgroundColor": "backgroundColor", "IBUITextColor": "textColor", "IBUIHighlightedColor": "highlightedColor",
        "IBUIShadowColor": "shadowColor", "IBUITintColor": "tintColor", "IBUIOnTintColor": "onTintColor",
    ]

    /// Pictures by keys.
    static let images: [String: String] = ["IBUIImage": "image", "IBUIHighlightedImage": "highlightedImage"]

    /// Objects by keys.
    static let objects: [String: String] = [
        "IBUINavigationItem": "navigationItem", "IBUITabBarItem": "tabBarItem", "IBUINavigationBar": "navigationBar",
        "IBUITabBar": "tabBar", "IBUIView": "view", "IBUILeftBarButtonItem": "leftBarButtonItem",
        "IBUIRightBarButtonItem": "rightBarButtonItem", "IBUITitleView": "titleView",
    ]

    private static let contentModes = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
        "bottomLeft", "bottomRight",
    ]
    private static let lineBreakModes = ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"]
}

extension [ElementRule] {
    static let scrollView: [ElementRule] = [
        .flag("scrollEnabled", "UIScrollEnabled"),
        .flag("bounces", "UIBounces"),
        .flag("bouncesZoom", "UIBouncesZoom"),
        .flag("alwaysBounceVertical", "UIAlwaysBounceVertical"),
        .flag("alwaysBounceHorizontal", "UIAlwaysBounceHorizontal"),
        .flag("pagingEnabled", "UIPagingEnabled"),
        .flag("directionalLockEnabled", "UIDirectionalLockEnabled"),
        .flag("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator"),
        .flag("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator"),
        .flag("delaysContentTouches", "UIDelaysContentTouches"),
        .flag("canCancelContentTouches", "UICanCancelContentTouches"),
        .real("minimumZoomScale", "UIMinimumZoomScale"),
        .real("maximumZoomScale", "UIMaximumZoomScale"),
        .choice("indicatorStyle", "UIIndicatorStyle", ["default": 0, "black": 1, "white": 2]),
        .choice("keyboardDismissMode", "UIKeyboardDismissMode", ["none": 0, "onDrag": 1, "interactive": 2]),
        .choice(
            "contentInsetAdjustmentBehavior", "UIContentInsetAdjustmentBehavior",
            ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3]),
        .numbers("contentSize", "UIContentSize"),
        .numbers("contentInset", "UIContentInset"),
        .numbers("scrollIndicatorInsets", "UIScrollIndicatorInsets"),
    ]
}

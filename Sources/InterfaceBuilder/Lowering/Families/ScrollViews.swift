extension [ElementRule] {
    static let scrollView: [ElementRule] = [
        .flag("scrollEnabled", NibKey.scrollEnabled),
        .flag("bounces", NibKey.bounces),
        .flag("bouncesZoom", NibKey.bouncesZoom),
        .flag("alwaysBounceVertical", NibKey.alwaysBounceVertical),
        .flag("alwaysBounceHorizontal", NibKey.alwaysBounceHorizontal),
        .flag("pagingEnabled", NibKey.pagingEnabled),
        .flag("directionalLockEnabled", NibKey.directionalLockEnabled),
        .flag("showsVerticalScrollIndicator", NibKey.showsVerticalScrollIndicator),
        .flag("showsHorizontalScrollIndicator", NibKey.showsHorizontalScrollIndicator),
        .flag("delaysContentTouches", NibKey.delaysContentTouches),
        .flag("canCancelContentTouches", NibKey.canCancelContentTouches),
        .real("minimumZoomScale", NibKey.minimumZoomScale),
        .real("maximumZoomScale", NibKey.maximumZoomScale),
        .choice("indicatorStyle", NibKey.indicatorStyle, ["default": 0, "black": 1, "white": 2]),
        .choice("keyboardDismissMode", NibKey.keyboardDismissMode, ["none": 0, "onDrag": 1, "interactive": 2]),
        .choice(
            "contentInsetAdjustmentBehavior", NibKey.contentInsetAdjustmentBehavior,
            ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3]),
        .numbers("contentSize", NibKey.contentSize),
        .numbers("contentInset", NibKey.contentInset),
        .numbers("scrollIndicatorInsets", NibKey.scrollIndicatorInsets),
    ]
}

import QuartzCore
import UIKitCore
import UIKitViews

extension PropertyCatalog {
    static let viewSections = [geometry, appearance, interaction, accessibility, labels, imageViews, scrollViews, windows]

    private static let geometry = PropertySection(UIView.self, "UIView: geometry", of: .view) { table in
        table.rect("frame", \.frame)
        table.rect("bounds", \.bounds)
        table.point("center", \.center)
        table.affine("transform", \.transform)
        table.point("anchorPoint", \.anchorPoint, in: -100...100)
        table.options(
            "autoresizingMask", \.autoresizingMask,
            [
                "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth, "flexibleRightMargin": .flexibleRightMargin,
                "flexibleTopMargin": .flexibleTopMargin, "flexibleHeight": .flexibleHeight,
                "flexibleBottomMargin": .flexibleBottomMargin,
            ])
        table.flag("autoresizesSubviews", \.autoresizesSubviews)
        table.insets("layoutMargins", \.layoutMargins)
        table.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        table.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        table.add("safeAreaInsets", .insets, read: { .numbers($0.safeAreaInsets.numbers) })
        table.add("intrinsicContentSize", .size) {
            .numbers([$0.intrinsicContentSize.width, $0.intrinsicContentSize.height])
        }
    }

    private static let appearance = PropertySection(UIView.self, "UIView: appearance", of: .view) { table in
        table.color("backgroundColor", \.backgroundColor)
        table.color("tintColor", \.tintColor)
        table.choice("tintAdjustmentMode", \.tintAdjustmentMode, ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed])
        table.number("alpha", \.alpha, in: 0...1)
        table.flag("isHidden", \.isHidden)
        table.flag("isOpaque", \.isOpaque)
        table.flag("clipsToBounds", \.clipsToBounds)
        table.flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
        table.choice(
            "contentMode", \.contentMode,
            [
                "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
                "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
                "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
            ])
        table.number("contentScaleFactor", \.contentScaleFactor, in: 0.5...4)
        table.choice(
            "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, ["unspecified": .unspecified, "light": .light, "dark": .dark])
        table.note("mask") { $0.mask }
    }

    private static let interaction = PropertySection(UIView.self, "UIView: interaction", of: .view) { table in
        table.flag("isUserInteractionEnabled", \.isUserInteractionEnabled)
        table.flag("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
        table.flag("isExclusiveTouch", \.isExclusiveTouch)
        table.integer("tag", \.tag) { _ in Int(Int32.min)...Int(Int32.max) }
        table.note("isFirstResponder") { $0.isFirstResponder }
    }

    private static let accessibility = PropertySection(UIView.self, "UIView: accessibility", of: .view) { table in
        table.text("accessibilityIdentifier", \.accessibilityIdentifier)
        table.text("accessibilityLabel", \.accessibilityLabel)
        table.text("accessibilityHint", \.accessibilityHint)
        table.text("accessibilityValue", \.accessibilityValue)
        table.flag("isAccessibilityElement", \.isAccessibilityElement)
        table.flag("accessibilityElementsHidden", \.accessibilityElementsHidden)
    }

    private static let labels = PropertySection(UILabel.self, "UILabel", of: .view) { table in
        table.text("text", \.text)
        table.color("textColor", \UILabel.textColor)
        table.text("font.fontName", read: { $0.font?.fontName }) { label, name in
            guard let name, let font = UIFont(name: name, size: label.font.pointSize) else {
                throw EditError.unusable("font.fontName", "There is no font of this name.")
            }
            label.font = font
        }
        table.add("font.pointSize", .number, read: { .number(Double($0.font.pointSize)) }) { label, value in
            label.font = label.font.withSize(CGFloat(try EditedNumbers.single(value, "font.pointSize", .number, in: 1...500)))
        }
        table.choice(
            "textAlignment", \.textAlignment,
            ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified])
        table.choice(
            "lineBreakMode", \.lineBreakMode,
            [
                "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
                "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
                "byTruncatingMiddle": .byTruncatingMiddle,
            ])
        table.integer("numberOfLines", \.numberOfLines) { _ in 0...10_000 }
        table.flag("isEnabled", \.isEnabled)
        table.flag("isHighlighted", \.isHighlighted)
        table.color("highlightedTextColor", \.highlightedTextColor)
        table.color("shadowColor", \.shadowColor)
        table.size("shadowOffset", \.shadowOffset, in: -1000...1000)
        table.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        table.number("minimumScaleFactor", \.minimumScaleFactor, in: 0...1)
        table.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        table.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, in: 0...8192)
    }

    private static let imageViews = PropertySection(UIImageView.self, "UIImageView", of: .view) { table in
        table.note("image") { $0.image }
        table.note("highlightedImage") { $0.highlightedImage }
        table.flag("isHighlighted", \.isHighlighted)
        table.number("animationDuration", \.animationDuration, in: 0...3600)
        table.integer("animationRepeatCount", \.animationRepeatCount) { _ in 0...1_000_000 }
        table.note("isAnimating") { $0.isAnimating }
    }

    private static let scrollViews = PropertySection(UIScrollView.self, "UIScrollView", of: .view) { table in
        table.point("contentOffset", \.contentOffset)
        table.size("contentSize", \.contentSize, in: 0...100_000)
        table.insets("contentInset", \.contentInset)
        table.add("adjustedContentInset", .insets, read: { .numbers($0.adjustedContentInset.numbers) })
        table.choice(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
        table.insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
        table.insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        for (name, path) in scrollFlags { table.flag(name, path) }
        table.choice("indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white])
        table.choice("decelerationRate", \.decelerationRate, ["normal": .normal, "fast": .fast])
        table.choice(
            "keyboardDismissMode", \.keyboardDismissMode,
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ])
        table.number("minimumZoomScale", \.minimumZoomScale, in: 0.01...100)
        table.number("maximumZoomScale", \.maximumZoomScale, in: 0.01...100)
        table.number("zoomScale", \.zoomScale, in: 0.01...100)
        for (name, read) in scrollStates { table.note(name, read) }
        table.note("delegate") { $0.delegate.map { _ObjCRuntime.name(of: type(of: $0)) } }
    }

    private static let scrollFlags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
        ("isScrollEnabled", \.isScrollEnabled), ("isDirectionalLockEnabled", \.isDirectionalLockEnabled),
        ("isPagingEnabled", \.isPagingEnabled), ("bounces", \.bounces), ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal), ("bouncesZoom", \.bouncesZoom),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator), ("delaysContentTouches", \.delaysContentTouches),
        ("canCancelContentTouches", \.canCancelContentTouches), ("scrollsToTop", \.scrollsToTop),
    ]

    private static let scrollStates: [(String, (UIScrollView) -> Any?)] = [
        ("isTracking", { $0.isTracking }), ("isDragging", { $0.isDragging }), ("isDecelerating", { $0.isDecelerating }),
        ("isZooming", { $0.isZooming }),
    ]

    private static let windows = PropertySection(UIWindow.self, "UIWindow", of: .view) { table in
        table.note("windowLevel") { $0.windowLevel.rawValue }
        table.note("isKeyWindow") { $0.isKeyWindow }
        table.note("rootViewController") { $0.rootViewController }
    }
}

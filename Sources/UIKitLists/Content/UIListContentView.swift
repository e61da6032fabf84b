import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows a ``UIListContentConfiguration``, in a cell or wherever else an app puts it.
// apple: https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor @objcMembers open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var textLabel: UILabel?
    private var secondaryLabel: UILabel?
    private var imageView: UIImageView?
    /// Those that have been asked for, by the view that each lies over.
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// A view that shows a configuration, and another one when it is set.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show()
    }

    /// The configuration that is shown: a ``UIListContentConfiguration``; others are not taken over.
    @nonobjc open var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            shown = newValue
            show()
        }
    }

    // MARK: Guides

    /// Where the picture is, for constraints of views that the app puts beside it; nil without a picture.
    // apple: https://developer.apple.com/documentation/uikit/uilistcontentview/imagelayoutguide
    open var imageLayoutGuide: UILayoutGuide? { imageView?.image == nil ? nil : imageView.map { guide(over: $0) } }
    /// Where the main text is; nil without one.
    // apple: https://developer.apple.com/documentation/uikit/uilistcontentview/textlayoutguide
    open var textLayoutGuide: UILayoutGuide? { textLabel.flatMap { $0.text?.isEmpty ?? true ? nil : guide(over: $0) } }
    /// Where the second text is; nil without one.
    // apple: https://developer.apple.com/documentation/uikit/uilistcontentview/secondarytextlayoutguide
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.flatMap { $0.text?.isEmpty ?? true ? nil : guide(over: $0) } }

    private func guide(over view: UIView) -> UILayoutGuide {
        if let guide = guides[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        guides[ObjectIdentifier(view)] = guide
        addLayoutGuide(guide)
        // The view's frame is given, and the guide follows it.
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        return guide
    }

    // MARK: Size

    /// As wide as asked for, and as high as the content needs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
        let layout = layout(in: CGSize(width: width, height: 0))
        return CGSize(width: size.width > 0 ? size.width : layout.fittingWidth, height: layout.fittingHeight)
    }

    /// As wide as the content in single lines, and as high as it is at the width that constraints have given.
    open override var intrinsicContentSize: CGSize {
        let natural = layout(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
        let height = constrainedWidth > 0 ? layout(in: CGSize(width: constrainedWidth, height: 0)).fittingHeight : natural.fittingHeight
        return CGSize(width: natural.fittingWidth, height: height)
    }

    // MARK: Constraints

    @_spi(ForasteroInternal)
    @nonobjc open override var wrapsContent: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var wrapWidth: CGFloat {
        get { constrainedWidth }
        set { constrainedWidth = newValue }
    }

    /// The width that constraints have given the view, by which its texts wrap.
    private var constrainedWidth: CGFloat = 0

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        var positions = layout(in: bounds.size)
        positions.round(to: 1 / max(traitCollection.displayScale, 1))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { positions.mirror(in: bounds.width) }
        imageView?.frame = positions.image
        textLabel?.frame = positions.text
        secondaryLabel?.frame = positions.secondaryText
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showImage()
        setNeedsLayout()
    }

    // MARK: For cells

    /// Where the first text begins, reading from left to right; separators begin there too.
    package var textStart: CGFloat {
        guard let imageView, imageView.image != nil else { return margins.left }
        return margins.left + max(imageSize.width, reservedImageSize.width) + shown.imageToTextPadding
    }

    // MARK: Content

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        insetsLayoutMarginsFromSafeArea = false
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        showText(&textLabel, shown.text, shown.attributedText, shown.textProperties)
        showText(&secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        showImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showText(
        _ label: inout UILabel?, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard label != nil || text != nil || attributed != nil else { return }
        let view = label ?? UILabel(frame: .zero)
        label = view
        if view.superview == nil { addSubview(view) }
        view.font = properties.font
        view.textColor = properties.resolvedColor()
        view.textAlignment = alignment(properties.alignment)
        view.lineBreakMode = properties.lineBreakMode
        view.numberOfLines = properties.numberOfLines
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed {
            view.attributedText = attributed
        } else {
            view.text = text.map { properties.transform.applied(to: $0) }
        }
    }

    private func alignment(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) -> NSTextAlignment {
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }

    private func showImage() {
        guard shown.image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        if view.superview == nil { addSubview(view) }
        let properties = shown.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = shown.image
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = properties.cornerRadius
        view.clipsToBounds = properties.cornerRadius > 0
        let color = properties.resolvedTintColor(for: tintColor)
        if view.tintColor != color { view.tintColor = color }
    }

    // MARK: Layout

    /// The margins that count: those of the view around only along the axes that preserve them. Left is where reading begins.
    private var margins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let all = directionalLayoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let (isHorizontal, isVertical) = (axes.contains(.horizontal), axes.contains(.vertical))
        return UIEdgeInsets(
            top: isVertical ? all.top : own.top, left: isHorizontal ? all.leading : own.leading,
            bottom: isVertical ? all.bottom : own.bottom, right: isHorizontal ? all.trailing : own.trailing)
    }

    private var imageSize: CGSize {
        guard let size = imageView?.intrinsicContentSize, size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        var factor: CGFloat = 1
        if most.width > 0 { factor = min(factor, most.width / size.width) }
        if most.height > 0 { factor = min(factor, most.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private var reservedImageSize: CGSize {
        var reserved = shown.imageProperties.reservedLayoutSize
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        if reserved.width == 0, shown.image?.isSymbolImage == true { reserved.width = standard }
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
        if reserved.width == standard { reserved.width = side }
        if reserved.height == standard { reserved.height = side }
        return reserved
    }

    private func layout(in size: CGSize) -> ListContentLayout {
        var parts = ListContentLayout.Parts()
        if imageView?.image != nil {
            parts.image = imageSize
            parts.reservedImage = reservedImageSize
        }
        if let textLabel { parts.text = { Self.measure(textLabel, width: $0) } }
        if let secondaryLabel { parts.secondaryText = { Self.measure(secondaryLabel, width: $0) } }
        let gaps = ListContentLayout.Gaps(
            imageToText: shown.imageToTextPadding, horizontal: shown.textToSecondaryTextHorizontalPadding,
            vertical: shown.textToSecondaryTextVerticalPadding)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return ListContentLayout(
            parts, in: size, margins: margins, gaps: gaps, prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText && !isLarge)
    }

    private static func measure(_ label: UILabel, width: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}

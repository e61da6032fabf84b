import Foundation
@_spi(ForasteroInternal) public import UIKitCore
import UIKitControls
@_spi(ForasteroInternal) import UIKitViews

/// Shows a ``UIContentUnavailableConfiguration``, over a controller's view or wherever else an app puts it.
// apple: https://developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor @objcMembers open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let background = BackgroundConfigurationView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let button = UIButton(configuration: .plain())
    private let secondaryButton = UIButton(configuration: .plain())
    /// The actions of the buttons.
    private var actions: [ObjectIdentifier: UIAction] = [:]

    /// A view that shows a configuration, and another one when it is set.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    /// The configuration that is shown: a ``UIContentUnavailableConfiguration``; others are not taken over.
    @nonobjc open var configuration: UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            show()
        }
    }

    // MARK: Overriding

    /// As wide as asked for, and as high as the parts need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let limit = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
        let margins = margins
        let parts = parts(inWidth: max(limit - margins.left - margins.right, 0))
        let width = parts.map(\.size.width).max() ?? 0
        return CGSize(
            width: size.width > 0 ? size.width : width + margins.left + margins.right,
            height: parts.reduce(margins.top + margins.bottom) { $0 + $1.gap + $1.size.height })
    }

    /// As wide as the content in single lines, and as high as it is then.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let area = bounds.inset(by: margins)
        let parts = parts(inWidth: max(area.width, 0))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        var y = area.minY + max((area.height - height) / 2, 0)
        for part in parts {
            y += part.gap
            let x = start(of: part.size.width, in: area)
            part.view.frame = CGRect(
                x: (x / pixel).rounded() * pixel, y: (y / pixel).rounded() * pixel, width: part.size.width, height: part.size.height)
            y += part.size.height
        }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    // MARK: Content

    private func setUp() {
        addSubview(background)
        for view in [imageView, wheel, textLabel, secondaryLabel, button, secondaryButton] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        show()
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        background.show(shown.background)
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        let properties = shown.imageProperties
        imageView.isHidden = shown.isLoading || shown.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        wheel.color = properties.tintColor
        if shown.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = label.text?.isEmpty ?? true
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        let action = properties.primaryAction
        var configuration = configuration
        if configuration.title == nil, configuration.attributedTitle == nil, let title = action?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = action?.image }
        button.configuration = configuration
        if let former = actions[ObjectIdentifier(button)], former !== action { button.removeAction(former, for: .primaryActionTriggered) }
        if let action { button.addAction(action, for: .primaryActionTriggered) }
        actions[ObjectIdentifier(button)] = action
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.isHidden = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
    }

    // MARK: Layout

    private struct Part {
        let view: UIView
        let size: CGSize
        /// Above it, in points.
        let gap: CGFloat
    }

    /// The visible parts, from above.
    private func parts(inWidth width: CGFloat) -> [Part] {
        var parts: [Part] = []
        func add(_ view: UIView, _ gap: CGFloat, _ size: CGSize) {
            guard !view.isHidden else { return }
            parts.append(Part(view: view, size: CGSize(width: min(size.width, width), height: size.height), gap: parts.isEmpty ? 0 : gap))
        }
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        add(imageView, 0, imageSize)
        add(wheel, 0, wheel.sizeThatFits(limit))
        add(textLabel, shown.imageToTextPadding, textLabel.sizeThatFits(limit))
        let textGap = textLabel.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding
        add(secondaryLabel, textGap, secondaryLabel.sizeThatFits(limit))
        add(button, shown.textToButtonPadding, button.intrinsicContentSize)
        let buttonGap = button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
        add(secondaryButton, buttonGap, secondaryButton.intrinsicContentSize)
        return parts
    }

    private var imageSize: CGSize {
        let size = imageView.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        var factor: CGFloat = 1
        if most.width > 0 { factor = min(factor, most.width / size.width) }
        if most.height > 0 { factor = min(factor, most.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The margins that count: those of the view around only along the axes that preserve them, and the safe area in any case.
    private var margins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (all, safe) = (layoutMargins, safeAreaInsets)
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let (isHorizontal, isVertical) = (axes.contains(.horizontal), axes.contains(.vertical))
        return UIEdgeInsets(
            top: isVertical ? all.top : safe.top + own.top,
            left: isHorizontal ? all.left : safe.left + (isRightToLeft ? own.trailing : own.leading),
            bottom: isVertical ? all.bottom : safe.bottom + own.bottom,
            right: isHorizontal ? all.right : safe.right + (isRightToLeft ? own.leading : own.trailing))
    }

    private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
        guard shown.alignment == .natural else { return area.midX - width / 2 }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - width : area.minX
    }
}

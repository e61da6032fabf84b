@_spi(ForasteroInternal) import UIKitCore

// The views of a button, and their updates.
extension UIButton {
    func adopt(_ type: ButtonType) {
        buttonType = type
        if let image = theme.image(for: type) { content.images[.normal] = image }
    }

    func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { content.titles[.normal] = action.title }
        if let image = action.image { content.images[.normal] = image }
        sizeDidChange()
    }

    func change(_ body: (inout ButtonContent) -> Void) {
        body(&content)
        if let label = parts.title, configuration == nil { UIView.performWithoutAnimation { showTitle(label) } }
        sizeDidChange()
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func ensureTitleLabel() -> ButtonLabel {
        if let label = parts.title { return label }
        let size = buttonType == .custom ? UIFont.buttonFontSize : theme.systemFontSize
        let label = parts.ensureTitle(font: .systemFont(ofSize: size))
        if configuration == nil { UIView.performWithoutAnimation { showTitle(label) } }
        return label
    }

    /// Brings the parts up to date for whoever asks for one of them before layout.
    func showContentIfNeeded() {
        updateConfigurationIfNeeded()
        UIView.performWithoutAnimation { showContent() }
    }

    func showContent() {
        if let configuration {
            show(configuration)
        } else {
            showClassicContent()
        }
    }

    /// Lays out the parts when one of them is requested before the button's pending layout.
    func placePartsIfNeeded() {
        guard !isPlacingParts, !bounds.isEmpty, layer.needsLayout() else { return }
        showContentIfNeeded()
        UIView.performWithoutAnimation { placeParts() }
    }

    func placeParts() {
        // Overrides that say where a part stands may ask for the other one.
        let isOutermost = !isPlacingParts
        isPlacingParts = true
        defer { if isOutermost { isPlacingParts = false } }
        let rect = contentRect(forBounds: bounds)
        parts.background?.frame = backgroundRect(forBounds: bounds)
        parts.configured?.frame = backgroundRect(forBounds: bounds)
        parts.image?.frame = imageRect(forContentRect: rect)
        parts.title?.frame = titleRect(forContentRect: rect)
        guard let configuration else { return }
        let arrangement = configuredArrangement(configuration, in: rect)
        parts.subtitle?.frame = arrangement.subtitle
        parts.activity?.frame = arrangement.image
    }

    // MARK: By state

    private func showClassicContent() {
        if let background = currentBackgroundImage {
            parts.ensureBackground().image = adjusted(background, hasOwn: content.backgrounds[state] != nil)
        } else {
            parts.background?.image = nil
        }
        if currentImage != nil || parts.image != nil {
            let view = parts.ensureImage()
            view.image = currentImage.map { adjusted(configured($0), hasOwn: content.images[state] != nil) }
            view.alpha = highlightedContentAlpha * imageAlpha
        }
        if currentTitle != nil || currentAttributedTitle != nil || parts.title != nil { showTitle(ensureTitleLabel()) }
    }

    func showTitle(_ label: ButtonLabel) {
        let hasTitle = currentTitle != nil || currentAttributedTitle != nil
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        if isReversed != isTitleShadowReversed {
            isTitleShadowReversed = isReversed
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
        label.show(
            ButtonText(
                string: currentTitle, attributed: currentAttributedTitle, color: currentTitleColor,
                shadowColor: hasTitle ? currentTitleShadowColor : nil))
    }

    func defaultTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? theme.disabledTitleColor : role == .destructive ? .systemRed : tintColor
    }

    /// The image as a stencil for buttons that have the tint, and a symbol in the size that was asked for.
    private func configured(_ image: UIImage) -> UIImage {
        var image = image
        if let wanted = currentPreferredSymbolConfiguration, image.isSymbolImage {
            image = image.withConfiguration(image.symbolConfiguration.map { wanted.applying($0) } ?? wanted)
        }
        return buttonType != .custom && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The picture as it looks in a state for which there is no other.
    private func adjusted(_ image: UIImage, hasOwn: Bool) -> UIImage {
        guard buttonType == .custom, isEnabled, isHighlighted, adjustsImageWhenHighlighted, !hasOwn || state == .normal else {
            return image
        }
        return shades.shaded(image, by: theme.highlightShade)
    }

    private var imageAlpha: CGFloat {
        !isEnabled && adjustsImageWhenDisabled && content.images[state] == nil ? theme.disabledImageAlpha : 1
    }

    // MARK: Highlight

    /// How much is seen of title and image: a button with the tint is fainter while a finger is on it.
    var highlightedContentAlpha: CGFloat {
        guard isHighlighted, fadesWhenHighlighted else { return 1 }
        return configuration?.hasBackground == true ? theme.highlightedBackgroundAlpha : theme.highlightedAlpha
    }

    private var fadesWhenHighlighted: Bool {
        if configuration != nil { return automaticallyUpdatesConfiguration }
        return buttonType != .custom && content.titles[.highlighted] == nil && content.titleColors[.highlighted] == nil
    }

    /// The content goes at once when a finger comes down, and comes back slowly.
    func fadeHighlight() {
        let alpha = highlightedContentAlpha
        let (imageAlpha, imageView) = (configuration == nil ? imageAlpha : 1, parts.image)
        let faded = parts.faded
        let background = configuration?.hasBackground == true ? parts.configured : nil
        let differs = faded.contains { $0.alpha != ($0 === imageView ? alpha * imageAlpha : alpha) }
        guard differs || background.map({ $0.alpha != alpha }) == true else { return }
        let change = {
            for part in faded { part.alpha = part === imageView ? alpha * imageAlpha : alpha }
            background?.alpha = alpha
        }
        if isHighlighted {
            UIView.performWithoutAnimation(change)
        } else {
            UIView.animate(
                withDuration: theme.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: change)
        }
    }
}

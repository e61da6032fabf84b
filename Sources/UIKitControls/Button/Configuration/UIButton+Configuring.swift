@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

/// Called again when what it reads changes.
@MainActor private let configurationUpdate = ObservedMethod { ($0 as? UIButton)?.setNeedsUpdateConfiguration() }

// A button with a configuration: what its parts show, and where they stand.
extension UIButton {
    func configurationDidChange() {
        if configuration == nil {
            parts.dropConfigured()
            if let label = parts.title { reset(label) }
        }
        if !isUpdatingConfiguration { needsConfigurationUpdate = true }
        sizeDidChange()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        observing(configurationUpdate) { updateConfiguration() }
    }

    // MARK: Showing

    func show(_ configuration: Configuration) {
        let look = look(of: configuration)
        showBackground(configuration, look)
        showImage(configuration, look)
        showTexts(configuration, look)
    }

    private func look(of configuration: Configuration) -> ConfigurationLook {
        ConfigurationLook(
            configuration, state: automaticallyUpdatesConfiguration ? state : configuration.knownState, tint: tintColor, role: role)
    }

    private func showBackground(_ configuration: Configuration, _ look: ConfigurationLook) {
        var background = configuration.background
        if background.backgroundColor == nil { background.backgroundColor = look.background ?? .clear }
        background.cornerRadius = ConfigurationTheme.flat.radius(of: configuration, height: bounds.height, traits: traitCollection)
        parts.ensureConfigured().show(background)
        if let picture = currentBackgroundImage { parts.ensureBackground().image = picture }
    }

    private func showImage(_ configuration: Configuration, _ look: ConfigurationLook) {
        if configuration.showsActivityIndicator {
            let indicator = parts.ensureActivity()
            indicator.color = configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
            indicator.startAnimating()
        } else {
            parts.dropActivity()
        }
        let image = configuration.showsActivityIndicator ? nil : currentImage
        guard image != nil || parts.image != nil else { return }
        let view = parts.ensureImage()
        view.tintColor = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
        view.image = image.map { sized($0, for: configuration) }
    }

    /// A symbol in the size that is wanted, where it was asked for without one.
    private func sized(_ image: UIImage, for configuration: Configuration) -> UIImage {
        guard image.isSymbolImage else { return image }
        let wanted =
            currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: ConfigurationTheme.flat.titleStyle(for: configuration.buttonSize))
        return image.withConfiguration(image.symbolConfiguration.map { wanted.applying($0) } ?? wanted)
    }

    private func showTexts(_ configuration: Configuration, _ look: ConfigurationLook) {
        let theme = ConfigurationTheme.flat
        let title = configuration.attributedTitle ?? self.title(for: state).map { AttributedString($0) }
        if title != nil || parts.title != nil {
            let label = parts.ensureTitle(font: .preferredFont(forTextStyle: theme.titleStyle(for: configuration.buttonSize)))
            let text = title.map {
                look.text(
                    $0, style: theme.titleStyle(for: configuration.buttonSize), traits: traitCollection,
                    transformer: configuration.titleTextAttributesTransformer)
            }
            label.show(
                ButtonText(
                    attributed: text, lineBreakMode: configuration.titleLineBreakMode, alignment: alignment(of: configuration), lineCount: 0
                ))
        }
        if configuration.attributedSubtitle != nil || parts.subtitle != nil {
            let label = parts.ensureSubtitle()
            let text = configuration.attributedSubtitle.map {
                look.text(
                    $0, style: theme.subtitleStyle(for: configuration.buttonSize), traits: traitCollection,
                    transformer: configuration.subtitleTextAttributesTransformer)
            }
            label.show(
                ButtonText(
                    attributed: text, lineBreakMode: configuration.subtitleLineBreakMode, alignment: alignment(of: configuration),
                    lineCount: 0))
        }
    }

    /// Back to what a title without configuration has.
    private func reset(_ label: UILabel) {
        label.numberOfLines = 1
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .natural
        label.attributedText = nil
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : theme.systemFontSize)
    }

    private func alignment(of configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = frame(of: configuration).textShare
        return share == 0.5 ? .center : (share == 0) == isRightToLeft ? .right : .left
    }

    // MARK: Arranging

    func fittingSize(of configuration: Configuration) -> CGSize {
        UIView.performWithoutAnimation { show(configuration) }
        let size = content(of: configuration, in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).size
        let insets = configuration.contentInsets
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: ((size.width + insets.leading + insets.trailing) * scale).rounded(.up) / scale,
            height: ((size.height + insets.top + insets.bottom) * scale).rounded(.up) / scale)
    }

    func configuredArrangement(_ configuration: Configuration, in rect: CGRect) -> ConfigurationArrangement {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let horizontal: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: 0
            case .right: 1
            default: 0.5
            }
        let vertical: CGFloat = contentVerticalAlignment == .top ? 0 : contentVerticalAlignment == .bottom ? 1 : 0.5
        return ConfigurationArrangement(
            content(of: configuration, in: rect.size), in: rect, shares: CGPoint(x: horizontal, y: vertical),
            isRightToLeft: isRightToLeft, scale: max(traitCollection.displayScale, 1))
    }

    /// The content to arrange, apart from the texts.
    private func frame(of configuration: Configuration) -> ConfigurationArrangement.Content {
        var content = ConfigurationArrangement.Content()
        content.imageEdge = configuration.imagePlacement
        content.imagePadding = configuration.imagePadding
        content.titlePadding = configuration.titlePadding
        content.titleAlignment = configuration.titleAlignment
        content.image = parts.activity?.intrinsicContentSize ?? parts.image?.image?.size ?? .zero
        return content
    }

    /// The content to arrange; texts are wrapped to the room that there is.
    private func content(of configuration: Configuration, in room: CGSize) -> ConfigurationArrangement.Content {
        var content = frame(of: configuration)
        let taken = content.isSideways && content.image != .zero ? content.image.width + configuration.imagePadding : 0
        let free = CGSize(width: max(0, room.width - taken), height: CGFloat.greatestFiniteMagnitude)
        if let label = parts.title, label.attributedText?.length ?? 0 > 0 { content.title = cut(label.sizeThatFits(free), to: free) }
        if let label = parts.subtitle, label.attributedText?.length ?? 0 > 0 { content.subtitle = cut(label.sizeThatFits(free), to: free) }
        return content
    }

    private func cut(_ size: CGSize, to room: CGSize) -> CGSize { CGSize(width: min(size.width, room.width), height: size.height) }
}

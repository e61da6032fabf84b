import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIButton {
    func decodeButton(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let type = coder.decodeEnumeration(ButtonType.self, forKey: NibKey.buttonType) { adopt(type) }
        for (state, content) in statefulContent(from: coder) { take(content, for: state) }
        decodeInsets(from: coder)
        if let flag = coder.decodeFlag(forKey: NibKey.adjustsImageWhenHighlighted) { adjustsImageWhenHighlighted = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.adjustsImageWhenDisabled) { adjustsImageWhenDisabled = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.reversesTitleShadowWhenHighlighted) { reversesTitleShadowWhenHighlighted = flag }
        decodeLabel(from: coder)
        if let found = coder.decodePresent(forKey: NibKey.buttonConfiguration) as? UIButtonConfigurationContent {
            configuration = found.configuration
        }
    }

    private func statefulContent(from coder: NSCoder) -> [(UIControl.State, UIButtonContent)] {
        let pairs: [(Any, Any)]
        switch coder.decodePresent(forKey: NibKey.buttonStatefulContent) {
        case let found as [AnyHashable: Any]: pairs = found.map { ($0.key.base, $0.value) }
        case let found as NSDictionary: pairs = found.map { ($0.key, $0.value) }
        default: pairs = []
        }
        return pairs.compactMap { key, value in
            guard let number = (key as? NSNumber)?.intValue ?? key as? Int, let content = value as? UIButtonContent else { return nil }
            return (UIControl.State(rawValue: UInt(truncatingIfNeeded: number)), content)
        }
    }

    private func take(_ part: UIButtonContent, for state: UIControl.State) {
        if let title = part.title { content.titles[state] = title }
        if let title = part.attributedTitle { content.attributedTitles[state] = title }
        if let color = part.titleColor { content.titleColors[state] = color }
        if let color = part.shadowColor { content.shadowColors[state] = color }
        if let image = part.image { content.images[state] = image }
        if let image = part.background { content.backgrounds[state] = image }
    }

    private func decodeInsets(from coder: NSCoder) {
        if coder.containsValue(forKey: NibKey.contentEdgeInsets) {
            contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: NibKey.contentEdgeInsets)
        }
        if coder.containsValue(forKey: NibKey.titleEdgeInsets) {
            titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: NibKey.titleEdgeInsets)
        }
        if coder.containsValue(forKey: NibKey.imageEdgeInsets) {
            imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: NibKey.imageEdgeInsets)
        }
    }

    /// The label is made only where a nib says something of it that is not the standard.
    private func decodeLabel(from coder: NSCoder) {
        if let font = coder.decodePresent(forKey: NibKey.font) as? UIFont { ensureTitleLabel().font = font }
        if let mode = coder.decodeEnumeration(NSLineBreakMode.self, forKey: NibKey.lineBreakMode), mode != .byTruncatingMiddle {
            ensureTitleLabel().lineBreakMode = mode
        }
        if coder.containsValue(forKey: NibKey.titleShadowOffset) {
            ensureTitleLabel().shadowOffset = coder.decodeCGSize(forKey: NibKey.titleShadowOffset)
        }
    }

    // MARK: Encoding

    func encodeButton(to coder: NSCoder) {
        coder.encode(buttonType.rawValue, forKey: NibKey.buttonType)
        let states = NSMutableDictionary()
        for state in content.states { states.setObject(archivedContent(for: state), forKey: NSNumber(value: Int(state.rawValue))) }
        if states.count > 0 { coder.encode(states, forKey: NibKey.buttonStatefulContent) }
        coder.encode(contentEdgeInsets, forKey: NibKey.contentEdgeInsets)
        coder.encode(titleEdgeInsets, forKey: NibKey.titleEdgeInsets)
        coder.encode(imageEdgeInsets, forKey: NibKey.imageEdgeInsets)
        coder.encode(adjustsImageWhenHighlighted, forKey: NibKey.adjustsImageWhenHighlighted)
        coder.encode(adjustsImageWhenDisabled, forKey: NibKey.adjustsImageWhenDisabled)
        coder.encode(reversesTitleShadowWhenHighlighted, forKey: NibKey.reversesTitleShadowWhenHighlighted)
        if let configuration { coder.encode(UIButtonConfigurationContent(configuration), forKey: NibKey.buttonConfiguration) }
        guard let label = parts.title else { return }
        coder.encode(label.font, forKey: NibKey.font)
        coder.encode(label.lineBreakMode.rawValue, forKey: NibKey.lineBreakMode)
        coder.encode(label.shadowOffset, forKey: NibKey.titleShadowOffset)
    }

    private func archivedContent(for state: UIControl.State) -> UIButtonContent {
        let part = UIButtonContent()
        part.title = content.titles[state]
        part.attributedTitle = content.attributedTitles[state]
        part.titleColor = content.titleColors[state]
        part.shadowColor = content.shadowColors[state]
        // The picture of a button by its type comes with the type.
        part.image = theme.image(for: buttonType) == nil ? content.images[state] : nil
        part.background = content.backgrounds[state]
        return part
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIButton {
    func decodeButton(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let type = coder.decodeEnumeration(ButtonType.self, forKey: Key.type) { adopt(type) }
        for (state, content) in statefulContent(from: coder) { take(content, for: state) }
        decodeInsets(from: coder)
        if let flag = coder.decodeFlag(forKey: Key.adjustsHighlighted) { adjustsImageWhenHighlighted = flag }
        if let flag = coder.decodeFlag(forKey: Key.adjustsDisabled) { adjustsImageWhenDisabled = flag }
        if let flag = coder.decodeFlag(forKey: Key.reversesShadow) { reversesTitleShadowWhenHighlighted = flag }
        decodeLabel(from: coder)
        if let found = coder.decodePresent(forKey: Key.configuration) as? UIButtonConfigurationContent {
            configuration = found.configuration
        }
    }

    private func statefulContent(from coder: NSCoder) -> [(UIControl.State, UIButtonContent)] {
        let pairs: [(Any, Any)]
        switch coder.decodePresent(forKey: Key.content) {
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
        if coder.containsValue(forKey: Key.contentInsets) { contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.contentInsets) }
        if coder.containsValue(forKey: Key.titleInsets) { titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.titleInsets) }
        if coder.containsValue(forKey: Key.imageInsets) { imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.imageInsets) }
    }

    /// The label is made only where a nib says something of it that is not the standard.
    private func decodeLabel(from coder: NSCoder) {
        if let font = coder.decodePresent(forKey: Key.font) as? UIFont { ensureTitleLabel().font = font }
        if let mode = coder.decodeEnumeration(NSLineBreakMode.self, forKey: Key.lineBreakMode), mode != .byTruncatingMiddle {
            ensureTitleLabel().lineBreakMode = mode
        }
        if coder.containsValue(forKey: Key.shadowOffset) {
            ensureTitleLabel().shadowOffset = coder.decodeCGSize(forKey: Key.shadowOffset)
        }
    }

    // MARK: Encoding

    func encodeButton(to coder: NSCoder) {
        coder.encode(buttonType.rawValue, forKey: Key.type)
        let states = NSMutableDictionary()
        for state in content.states { states.setObject(archivedContent(for: state), forKey: NSNumber(value: Int(state.rawValue))) }
        if states.count > 0 { coder.encode(states, forKey: Key.content) }
        coder.encode(contentEdgeInsets, forKey: Key.contentInsets)
        coder.encode(titleEdgeInsets, forKey: Key.titleInsets)
        coder.encode(imageEdgeInsets, forKey: Key.imageInsets)
        coder.encode(adjustsImageWhenHighlighted, forKey: Key.adjustsHighlighted)
        coder.encode(adjustsImageWhenDisabled, forKey: Key.adjustsDisabled)
        coder.encode(reversesTitleShadowWhenHighlighted, forKey: Key.reversesShadow)
        if let configuration { coder.encode(UIButtonConfigurationContent(configuration), forKey: Key.configuration) }
        guard let label = parts.title else { return }
        coder.encode(label.font, forKey: Key.font)
        coder.encode(label.lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(label.shadowOffset, forKey: Key.shadowOffset)
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

    private enum Key {
        static let type = "UIButtonType"
        static let content = "UIButtonStatefulContent"
        static let configuration = "UIButtonConfiguration"
        static let contentInsets = "UIContentEdgeInsets"
        static let titleInsets = "UITitleEdgeInsets"
        static let imageInsets = "UIImageEdgeInsets"
        static let adjustsHighlighted = "UIAdjustsImageWhenHighlighted"
        static let adjustsDisabled = "UIAdjustsImageWhenDisabled"
        static let reversesShadow = "UIReversesTitleShadowWhenHighlighted"
        static let font = "UIFont"
        static let lineBreakMode = "UILineBreakMode"
        static let shadowOffset = "UITitleShadowOffset"
    }
}

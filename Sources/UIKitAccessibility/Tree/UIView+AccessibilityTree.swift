@_spi(ForasteroInternal) internal import UIKitCore

extension UIView {
    /// The texts inside, in the order in which they are read.
    package var spokenTexts: String? {
        let texts = AccessibilityTree.elements(below: self).filter { !($0 is UIControl) }.compactMap(\.accessibilityLabel)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

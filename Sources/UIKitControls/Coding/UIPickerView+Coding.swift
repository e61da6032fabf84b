import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIPickerView {
    func decodePicker(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.showsSelectionIndicator) { showsSelectionIndicator = flag }
    }

    func encodePicker(to coder: NSCoder) { coder.encode(showsSelectionIndicator, forKey: NibKey.showsSelectionIndicator) }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIStepper {
    func decodeStepper(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeScale(from: coder)
        if let flag = coder.decodeFlag(forKey: Key.continuous) { isContinuous = flag }
        if let flag = coder.decodeFlag(forKey: Key.autorepeat) { autorepeat = flag }
        if let flag = coder.decodeFlag(forKey: Key.wraps) { wraps = flag }
        // Files give the size of the system that wrote them; the upper left corner is what counts.
        if coder.containsValue(forKey: Key.bounds) {
            let (size, middle) = (coder.decodeCGRect(forKey: Key.bounds).size, coder.decodeCGPoint(forKey: Key.center))
            frame.origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        }
    }

    /// Numbers that make no sense are left out.
    private func decodeScale(from coder: NSCoder) {
        let least = coder.decodeNumber(forKey: Key.minimum).map { Double($0) } ?? minimumValue
        let most = coder.decodeNumber(forKey: Key.maximum).map { Double($0) } ?? maximumValue
        if least < most {
            if least < maximumValue {
                minimumValue = least
                maximumValue = most
            } else {
                maximumValue = most
                minimumValue = least
            }
        }
        if let step = coder.decodeNumber(forKey: Key.step), step > 0 { stepValue = Double(step) }
        if let number = coder.decodeNumber(forKey: Key.value) { value = Double(number) }
    }

    func encodeStepper(to coder: NSCoder) {
        coder.encode(minimumValue, forKey: Key.minimum)
        coder.encode(maximumValue, forKey: Key.maximum)
        coder.encode(stepValue, forKey: Key.step)
        coder.encode(value, forKey: Key.value)
        coder.encode(isContinuous, forKey: Key.continuous)
        coder.encode(autorepeat, forKey: Key.autorepeat)
        coder.encode(wraps, forKey: Key.wraps)
    }

    private enum Key {
        static let minimum = "UIStepperMinimumValue"
        static let maximum = "UIStepperMaximumValue"
        static let step = "UIStepperStepValue"
        static let value = "UIStepperValue"
        static let continuous = "UIStepperContinuous"
        static let autorepeat = "UIStepperAutorepeat"
        static let wraps = "UIStepperWraps"
        static let bounds = "UIBounds"
        static let center = "UICenter"
    }
}

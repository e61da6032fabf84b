import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIStepper {
    func decodeStepper(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeScale(from: coder)
        if let flag = coder.decodeFlag(forKey: NibKey.stepperContinuous) { isContinuous = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.stepperAutorepeat) { autorepeat = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.stepperWraps) { wraps = flag }
        // Files give the size of the system that wrote them; the upper left corner is what counts.
        if coder.containsValue(forKey: NibKey.bounds) {
            let (size, middle) = (coder.decodeCGRect(forKey: NibKey.bounds).size, coder.decodeCGPoint(forKey: NibKey.center))
            frame.origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        }
    }

    /// Numbers that make no sense are left out.
    private func decodeScale(from coder: NSCoder) {
        let least = coder.decodeNumber(forKey: NibKey.stepperMinimumValue).map { Double($0) } ?? minimumValue
        let most = coder.decodeNumber(forKey: NibKey.stepperMaximumValue).map { Double($0) } ?? maximumValue
        if least < most {
            if least < maximumValue {
                minimumValue = least
                maximumValue = most
            } else {
                maximumValue = most
                minimumValue = least
            }
        }
        if let step = coder.decodeNumber(forKey: NibKey.stepperStepValue), step > 0 { stepValue = Double(step) }
        if let number = coder.decodeNumber(forKey: NibKey.stepperValue) { value = Double(number) }
    }

    func encodeStepper(to coder: NSCoder) {
        coder.encode(minimumValue, forKey: NibKey.stepperMinimumValue)
        coder.encode(maximumValue, forKey: NibKey.stepperMaximumValue)
        coder.encode(stepValue, forKey: NibKey.stepperStepValue)
        coder.encode(value, forKey: NibKey.stepperValue)
        coder.encode(isContinuous, forKey: NibKey.stepperContinuous)
        coder.encode(autorepeat, forKey: NibKey.stepperAutorepeat)
        coder.encode(wraps, forKey: NibKey.stepperWraps)
    }
}

extension UIResponder {
    /// Leaves what is in front, such as an alert.
    /// - Returns: whether that was done; false has the next responder asked. Default: false.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
    @objc open func accessibilityPerformEscape() -> Bool { false }

    /// Does what is most important at present, such as answering a call.
    /// - Returns: whether that was done; false has the next responder asked. Default: false.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformmagictap()
    @objc open func accessibilityPerformMagicTap() -> Bool { false }
}

/// The selector of the given name.
// apple: https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The name of a selector.
// apple: https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name.string
}

/// The selector of the given name; the Objective-C runtime's own spelling of ``NSSelectorFromString(_:)``.
// apple: https://developer.apple.com/documentation/objectivec/1418557-sel_registername
public func sel_registerName(_ str: String) -> Selector {
    Selector(str)
}

/// Returns true if two selectors have the same name.
// apple: https://developer.apple.com/documentation/objectivec/1418736-sel_isequal
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool {
    lhs == rhs
}

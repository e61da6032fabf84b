public import Foundation

/// A text with attributes. Only Foundation's attributed strings are such.
///
/// It is no other name of Foundation's class, so that an app may extend both alike.
// apple: https://developer.apple.com/documentation/corefoundation/cfattributedstring
public protocol CFAttributedString: AnyObject {}

extension NSAttributedString: CFAttributedString {}

extension CFAttributedString {
    /// The text as Foundation's class.
    @_spi(ForasteroInternal)
    public var attributedString: NSAttributedString {
        guard let string = self as? NSAttributedString else {
            fatalError("A class of the app claims to be a CFAttributedString. Derive it from NSAttributedString instead.")
        }
        return string
    }
}

/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A text that has the same attributes throughout.
///
/// - Parameters:
///   - alloc: No influence.
///   - attributes: Values by their names; nil for none.
// apple: https://developer.apple.com/documentation/corefoundation/cfattributedstringcreate(_:_:_:)
public func CFAttributedStringCreate(_ alloc: AnyObject?, _ str: CFString!, _ attributes: CFDictionary!) -> NSAttributedString! {
    NSAttributedString(string: "\(str!)", attributes: keyed(attributes))
}

/// A copy that never changes.
public func CFAttributedStringCreateCopy(_ alloc: AnyObject?, _ aStr: (any CFAttributedString)!) -> NSAttributedString! {
    NSAttributedString(attributedString: aStr.attributedString)
}

/// A part of a text, which has to lie within it.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: AnyObject?, _ aStr: (any CFAttributedString)!, _ range: CFRange
) -> NSAttributedString! {
    aStr.attributedString.attributedSubstring(from: NSRange(location: range.location, length: range.length))
}

/// An empty text that can be changed.
///
/// - Parameter maxLength: No influence.
public func CFAttributedStringCreateMutable(_ alloc: AnyObject?, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

/// A copy that can be changed.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: AnyObject?, _ maxLength: CFIndex, _ aStr: (any CFAttributedString)!
) -> CFMutableAttributedString! {
    NSMutableAttributedString(attributedString: aStr.attributedString)
}

/// The characters alone.
public func CFAttributedStringGetString(_ aStr: (any CFAttributedString)!) -> CFString! { aStr.attributedString.string as CFString }

/// How many UTF-16 units the text has.
public func CFAttributedStringGetLength(_ aStr: (any CFAttributedString)!) -> CFIndex { aStr.attributedString.length }

/// The attributes of a character, by their names.
///
/// - Parameters:
///   - loc: Within the text.
///   - effectiveRange: Receives a stretch around the character that has the same attributes.
public func CFAttributedStringGetAttributes(
    _ aStr: (any CFAttributedString)!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFDictionary! {
    var range = NSRange()
    let attributes = aStr.attributedString.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return named(attributes)
}

/// One attribute of a character; nil where it has none of that name.
///
/// - Parameters:
///   - loc: Within the text.
///   - effectiveRange: Receives a stretch around the character that has the same value.
public func CFAttributedStringGetAttribute(
    _ aStr: (any CFAttributedString)!, _ loc: CFIndex, _ attrName: CFString!, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
    var range = NSRange()
    let value = aStr.attributedString.attribute(key(attrName), at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return value.map { $0 as AnyObject }
}

/// Puts other text in place of a stretch; it takes the attributes of the first character that it replaces.
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!) {
    aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: "\(replacement!)")
}

/// Puts another text with its attributes in place of a stretch.
public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: (any CFAttributedString)!
) {
    aStr.replaceCharacters(
        in: NSRange(location: range.location, length: range.length), with: replacement.attributedString)
}

/// Gives a stretch one attribute more, or another value of it.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
    aStr.addAttribute(key(attrName), value: value!, range: NSRange(location: range.location, length: range.length))
}

/// Gives a stretch several attributes.
///
/// - Parameter clearOtherAttributes: True takes away those that it had.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
    let range = NSRange(location: range.location, length: range.length)
    if clearOtherAttributes {
        aStr.setAttributes(keyed(replacement), range: range)
    } else {
        aStr.addAttributes(keyed(replacement), range: range)
    }
}

/// Takes an attribute away from a stretch.
public func CFAttributedStringRemoveAttribute(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!) {
    aStr.removeAttribute(key(attrName), range: NSRange(location: range.location, length: range.length))
}

/// Says that several changes follow.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr.beginEditing() }

/// Says that the changes are complete.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr.endEditing() }

private func key(_ name: CFString) -> NSAttributedString.Key { NSAttributedString.Key(rawValue: "\(name)") }

private func keyed(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for (name, value) in attributes ?? [:] {
        if let name = name as? NSAttributedString.Key {
            keyed[name] = value
        } else {
            keyed[NSAttributedString.Key(rawValue: "\(name)")] = value
        }
    }
    return keyed
}

private func named(_ attributes: [NSAttributedString.Key: Any]) -> CFDictionary {
    var named: [String: Any] = [:]
    for (key, value) in attributes { named[key.rawValue] = value }
    return NSDictionary(dictionary: named)
}

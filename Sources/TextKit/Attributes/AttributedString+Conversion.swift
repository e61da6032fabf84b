import Foundation

// Foundation leaves these out on Linux.

extension AttributeContainer {
    /// The attributes of a dictionary, as far as UIKit knows them.
    // apple: https://developer.apple.com/documentation/foundation/attributecontainer
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.all { attribute.copy(from: dictionary, to: &self) }
        let link = dictionary[.link]
        self.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }

    /// The attributes of UIKit's among these.
    package var uiKitDictionary: [NSAttributedString.Key: Any] {
        var dictionary: [NSAttributedString.Key: Any] = [:]
        for attribute in AttributeScopes.UIKitAttributes.all { attribute.copy(from: self, to: &dictionary) }
        if let link = self.link { dictionary[.link] = link }
        return dictionary
    }
}

extension NSAttributedString {
    /// The same text, with UIKit's attributes.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring
    public convenience init(_ attributed: AttributedString) {
        let result = NSMutableAttributedString()
        for run in attributed.runs {
            let text = String(attributed[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.uiKitDictionary))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The same text, with UIKit's attributes and links.
    // apple: https://developer.apple.com/documentation/foundation/attributedstring
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.forEachRun { attributes, range in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}

extension UIKitAttribute {
    fileprivate static func copy(from dictionary: [NSAttributedString.Key: Any], to container: inout AttributeContainer) {
        guard let object = dictionary[NSAttributedString.Key(rawValue: name)], let value = value(of: object) else { return }
        container[Self.self] = value
    }

    fileprivate static func copy(from container: AttributeContainer, to dictionary: inout [NSAttributedString.Key: Any]) {
        guard let value = container[Self.self] else { return }
        dictionary[NSAttributedString.Key(rawValue: name)] = object(of: value)
    }
}

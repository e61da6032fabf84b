import Foundation
public import ItemProvider

/// Which types of data an object takes when they are pasted.
// apple: https://developer.apple.com/documentation/uikit/uipasteconfiguration
open class UIPasteConfiguration: UIObject, NSCopying, NSSecureCoding {
    /// Uniform type identifiers, each standing for all types that conform to it. Default: none.
    @objc open var acceptableTypeIdentifiers: [String] = []

    public override init() { super.init() }

    /// A configuration that accepts some types.
    @objc(initWithAcceptableTypeIdentifiers:)
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// A configuration that accepts what a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// The same for a type of Swift that stands for a class, as `String` does.
    public convenience init<Value: _ObjectiveCBridgeable>(forAccepting aClass: Value.Type)
    where Value._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: Value._ObjectiveCType.self)
    }

    public required convenience init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, NSString.self]
        let types = coder.decodeObject(of: classes, forKey: Self.typesKey) as? [String]
        self.init(acceptableTypeIdentifiers: types ?? [])
    }

    open func encode(with coder: NSCoder) { coder.encode(acceptableTypeIdentifiers as NSArray, forKey: Self.typesKey) }
    open class var supportsSecureCoding: Bool { true }

    /// Accepts further types; those that are accepted already are not listed again.
    @objc(addAcceptableTypeIdentifiers:)
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
            self.acceptableTypeIdentifiers.append(type)
        }
    }

    /// Accepts what a class can be read from, too.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    /// Returns true if one of the items has a form of a type that is accepted (SV-123).
    package func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    private static let typesKey = "acceptableTypeIdentifiers"
}

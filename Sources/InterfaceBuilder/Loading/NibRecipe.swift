import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// How an object of a nib is made.
struct NibRecipe {
    /// True if what is made never changes, so that one is enough for all instances: colours and fonts.
    let isLasting: Bool
    /// To be called on the main actor, on which nibs are loaded.
    let make: Make
    typealias Make = (NibObjectMaker, NibCoder) -> AnyObject?

    init(isLasting: Bool = false, _ make: @escaping @MainActor (NibObjectMaker, NibCoder) -> AnyObject?) {
        self.isLasting = isLasting
        // optimization: whoever loads a nib is on the main actor, so that not each object has to ask for it again.
        self.make = unsafeBitCast(make, to: Make.self)
    }

    /// Nil where the class is missing.
    init?(for object: KeyedObjectGraph.Object, in nib: PreparedNib) {
        switch object.className {
        case "UIProxyObject": self.init { $0.placeholder($1) }
        case "UIImageNibPlaceholder": self.init { $0.image(object, $1) }
        case "UIDynamicCatalogColor": self.init(isLasting: true) { $0.namedColor(object, $1) }
        case "UINibGeometry": self.init { NibGeometry.value($1) }
        case "UINib": self.init { $0.nib($1) }
        case "UINibAttributedText": self.init { NibAttributedText.make($1) }
        case "UILayoutGuide", "_UILayoutGuide": self.init { $0.layoutGuide($1) }
        case "UIClassSwapper": self.init(swapping: object, in: nib)
        case "UICustomObject", "NSObject": self.init { _, _ in UIObject() }
        default: self.init(forClassOf: object, in: nib)
        }
    }

    private init?(forClassOf object: KeyedObjectGraph.Object, in nib: PreparedNib) {
        let names = [object.className] + object.fallbackClassNames
        guard let type = names.lazy.compactMap({ nib.type(named: $0) }).first else { return nil }
        let isLasting = type is UIColor.Type || type is UIFont.Type && !Self.dependsOnTextSize(object, in: nib.graph)
        self.init(type, isLasting: isLasting)
    }

    /// An object of a class of the app.
    private init?(swapping object: KeyedObjectGraph.Object, in nib: PreparedNib) {
        guard case .string(let name)? = object.values[NibKey.className], let type = nib.type(named: name) else { return nil }
        if object.values[NibKey.originalClassName] == .string("UICustomObject") {
            self.init { _, _ in (type as? Foundation.NSObject.Type).map { _objcMake($0) } }
        } else {
            guard let recipe = NibRecipe(type) else { return nil }
            self.init { maker, coder in
                guard let made = recipe.make(maker, coder) else { return maker.substitute(for: object, coder) }
                return Self.awakened(made, coder)
            }
        }
    }

    /// The object by which an object of the app's replaces itself.
    @MainActor
    private static func awakened(_ object: AnyObject, _ coder: NibCoder) -> AnyObject? {
        guard let object = object as? UIObject else { return object }
        return object.awakeAfter(using: coder).map { $0 as AnyObject }
    }

    /// Has the coder decoded by a class; nil for one that does not decode.
    init?(_ type: AnyClass, isLasting: Bool = false) {
        if let type = type as? UIView.Type {
            self.init { _, coder in type.init(coder: coder) }
        } else if let type = type as? UIViewController.Type {
            self.init { _, coder in type.init(coder: coder) }
        } else if let type = type as? UIGestureRecognizer.Type {
            self.init { _, coder in _objcNew(type, coder: coder) }
        } else if let type = type as? UIVisualEffect.Type {
            self.init { _, coder in type.init(coder: coder) }
        } else if let type = type as? any NSCoding.Type {
            // A class may be sent anywhere.
            nonisolated(unsafe) let sent: any NSCoding.Type = type
            self.init(isLasting: isLasting) { _, coder in sent.init(coder: coder) as AnyObject? }
        } else {
            return nil
        }
    }

    /// Fonts by text style follow the size of text that the user has chosen.
    private static func dependsOnTextSize(_ font: KeyedObjectGraph.Object, in graph: KeyedObjectGraph) -> Bool {
        guard case .object(let descriptor)? = font.values[NibKey.fontDescriptor], graph.contains(descriptor),
            case .dictionary(let attributes)? = graph[descriptor].values[NibKey.fontDescriptorAttributes]
        else { return false }
        return attributes.contains { value in
            if case .string(let text) = value { text.hasPrefix("UICTFontTextStyle") } else { false }
        }
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Makes the objects of a nib by the names of their classes.
@MainActor
final class NibObjectMaker {
    /// The objects that stand outside the nib, by the names that it has for them.
    private let placeholders: [String: AnyObject]
    private let nested: [LoweredDocument]
    private let bundle: Bundle?
    private(set) var warnings: [String] = []
    private var warnedProblems: Set<String> = []
    /// What was made in place of objects of classes that are missing.
    private var substitutes: [AnyObject] = []

    /// - Parameter nested: the nibs inside the nib.
    init(placeholders: [String: AnyObject], nested: [LoweredDocument], bundle: Bundle?) {
        self.placeholders = placeholders
        self.nested = nested
        self.bundle = bundle
    }

    /// Says each problem once.
    func warn(_ place: SourcePlace?, _ problem: String) {
        guard warnedProblems.insert(problem).inserted else { return }
        warnings.append((place.map { "\($0): " } ?? "") + problem + (problem.hasSuffix(".") ? "" : "."))
    }

    /// Whether an object stands for one of a class that is missing.
    func isSubstitute(_ object: AnyObject) -> Bool { substitutes.contains { $0 === object } }

    private func substitute(_ object: AnyObject?) -> AnyObject? {
        if let object { substitutes.append(object) }
        return object
    }

    /// - Parameter coder: it reads the values of the object.
    func make(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        switch object.className {
        case "UIProxyObject": placeholder(coder)
        case "UIImageNibPlaceholder": image(object, coder)
        case "UIDynamicCatalogColor": namedColor(object, coder)
        case "UINibGeometry": NibGeometry.value(coder)
        case "UINib": nib(coder)
        case "UINibAttributedText": NibAttributedText.make(coder)
        // Kept in the graph only: nothing lays views out by constraints yet.
        case "NSLayoutConstraint", "UILayoutGuide", "_UILayoutGuide": nil
        case "UIClassSwapper": swapped(object, coder)
        default: known(object.className, object, coder)
        }
    }

    // MARK: By class

    private func swapped(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        let original = coder.decodeText(forKey: "UIOriginalClassName") ?? "NSObject"
        guard let name = coder.decodeText(forKey: "UIClassName") else { return known(original, object, coder) }
        guard let type = NibClasses.find(name) else {
            let fallback = original == "UICustomObject" ? "NSObject" : original
            warn(object.place, "Unknown class \(name) in Interface Builder file; a \(fallback) takes its place")
            return substitute(original == "UICustomObject" ? UIObject() : known(original, object, coder))
        }
        if original == "UICustomObject" { return (type as? Foundation.NSObject.Type).map { _objcMake($0) } }
        if let made = instance(of: type, coder) { return made }
        warn(object.place, "\(name) has no init(coder:) that could be called; a \(original) takes its place")
        return substitute(known(original, object, coder))
    }

    /// An object of a class of ours; of the nearest superclass that there is where the class is missing.
    private func known(_ name: String, _ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        if name == "UICustomObject" || name == "NSObject" { return UIObject() }
        if let type = NibClasses.find(name) { return instance(of: type, coder) }
        if let type = object.fallbackClassNames.lazy.compactMap({ NibClasses.find($0) }).first { return instance(of: type, coder) }
        guard let (fallback, type) = NibClasses.nearest(to: name) else {
            warn(object.place, "Unknown class \(name) in Interface Builder file; the object is left out")
            return nil
        }
        warn(object.place, "There is no class \(name) here; a \(fallback) takes its place")
        return substitute(instance(of: type, coder))
    }

    private func instance(of type: AnyClass, _ coder: NibCoder) -> AnyObject? {
        if let type = type as? UIView.Type { return type.init(coder: coder) }
        if let type = type as? UIViewController.Type { return type.init(coder: coder) }
        if let type = type as? UIGestureRecognizer.Type { return _objcNew(type, coder: coder) }
        if let type = type as? UIVisualEffect.Type { return type.init(coder: coder) }
        if let type = type as? any NSCoding.Type { return type.init(coder: coder) as AnyObject? }
        return nil
    }

    /// A nib inside the nib, by its place or as data.
    private func nib(_ coder: NibCoder) -> AnyObject? {
        if coder.containsValue(forKey: "UINestedNib") {
            let index = coder.decodeInteger(forKey: "UINestedNib")
            return nested.indices.contains(index) ? UINib(nested[index], bundle: bundle) : nil
        }
        return (coder.decodeObject(forKey: "archiveData") as? Data).map { UINib(data: $0, bundle: bundle) }
    }

    // MARK: What comes from elsewhere

    private func placeholder(_ coder: NibCoder) -> AnyObject? {
        coder.decodeText(forKey: "UIProxiedObjectIdentifier").flatMap { placeholders[$0] }
    }

    private func image(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard let name = coder.decodeText(forKey: "UIResourceName") else { return nil }
        let isSymbol = coder.decodeBool(forKey: "UIIsSystemSymbol")
        if let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        warn(object.place, "Could not load the \"\(name)\" image referenced from a nib in the bundle \(NibFiles.name(of: bundle))")
        return nil
    }

    private func namedColor(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard let name = coder.decodeText(forKey: "UIResourceName") else { return nil }
        if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        warn(object.place, "There is no colour \"\(name)\" in the bundle \(NibFiles.name(of: bundle))")
        return UIColor(coder: coder)
    }
}

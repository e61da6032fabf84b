import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Makes what the objects of a nib cannot make themselves: what is outside, or in place of classes that are missing.
@MainActor
final class NibObjectMaker {
    /// The objects that are outside the nib, by the names that it has for them.
    private let placeholders: [String: AnyObject]
    private let nested: [LoweredDocument]
    private let bundle: Bundle?
    private(set) var warnings: [String] = []
    /// The losses, by object.
    private(set) var losses: [NibLoss] = []
    private var warnedProblems: Set<String> = []
    /// The objects in place of those of missing classes.
    private var substitutes: [AnyObject] = []

    /// - Parameter nested: the nibs inside the nib.
    init(placeholders: [String: AnyObject], nested: [LoweredDocument], bundle: Bundle?) {
        self.placeholders = placeholders
        self.nested = nested
        self.bundle = bundle
    }

    /// Says each problem once.
    func warn(_ location: SourceLocation?, _ problem: String) {
        guard warnedProblems.insert(problem).inserted else { return }
        warnings.append((location.map { "\($0): " } ?? "") + problem + (problem.hasSuffix(".") ? "" : "."))
    }

    /// Returns true if an object stands for one of a class that is missing.
    func isSubstitute(_ object: AnyObject) -> Bool { substitutes.contains { $0 === object } }

    // MARK: Where the class is missing

    /// The substitute for an object whose class is missing, or cannot decode it.
    func substitute(for object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard object.className == "UIClassSwapper" else { return nearest(to: object.className, for: object, coder) }
        let original = coder.decodeText(forKey: NibKey.originalClassName) ?? "NSObject"
        guard let name = coder.decodeText(forKey: NibKey.className) else { return make(original, for: object, coder) }
        if coder.nib.type(named: name) != nil {
            warn(object.location, "\(name) has no init(coder:) that could be called; a \(original) takes its place")
            losses.append(NibLoss(object.location, standIn: original, for: name))
        } else {
            let fallback = original == "UICustomObject" ? "NSObject" : original
            warn(object.location, "Unknown class \(name) in Interface Builder file; a \(fallback) takes its place")
            losses.append(NibLoss(object.location, standIn: fallback, for: name))
        }
        return substitute(make(original, for: object, coder))
    }

    private func make(_ name: String, for object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        if name == "UICustomObject" || name == "NSObject" { return UIObject() }
        guard let type = coder.nib.type(named: name) else { return nearest(to: name, for: object, coder) }
        return NibRecipe(type)?.make(self, coder)
    }

    /// An object of the nearest superclass that there is.
    private func nearest(to name: String, for object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard let (fallback, type) = NibClasses.nearest(to: name) else {
            warn(object.location, "Unknown class \(name) in Interface Builder file; the object is left out")
            losses.append(NibLoss(of: object, name, standIn: nil))
            return nil
        }
        warn(object.location, "There is no class \(name) here; a \(fallback) takes its place")
        losses.append(NibLoss(of: object, name, standIn: fallback))
        return substitute(NibRecipe(type)?.make(self, coder))
    }

    private func substitute(_ object: AnyObject?) -> AnyObject? {
        if let object { substitutes.append(object) }
        return object
    }

    // MARK: What comes from elsewhere

    /// A nib inside the nib, by its index or as data.
    func nib(_ coder: NibCoder) -> AnyObject? {
        if coder.containsValue(forKey: "UINestedNib") {
            let index = coder.decodeInteger(forKey: "UINestedNib")
            return nested.indices.contains(index) ? UINib(DocumentNib(.document(nested[index]), bundle: bundle)) : nil
        }
        return (coder.decodeObject(forKey: "archiveData") as? Data).map { UINib(data: $0, bundle: bundle) }
    }

    func placeholder(_ coder: NibCoder) -> AnyObject? {
        coder.decodeText(forKey: NibKey.proxiedObjectIdentifier).flatMap { placeholders[$0] }
    }

    /// A guide that a view or the controller has by itself; nil for others.
    func layoutGuide(_ coder: NibCoder) -> AnyObject? {
        let view = coder.decodeObject(forKey: NibKey.layoutGuideOwner) as? UIView
        let controller = (placeholders["IBFilesOwner"] as? UIViewController).flatMap { $0.isViewLoaded ? $0 : nil }
        switch coder.decodeText(forKey: NibKey.layoutGuideKind) {
        case "safeArea": return view?.safeAreaLayoutGuide
        case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
        case "top": return controller?.topLayoutGuide
        case "bottom": return controller?.bottomLayoutGuide
        default: return nil
        }
    }

    func image(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard let name = coder.decodeText(forKey: NibKey.resourceName) else { return nil }
        let isSymbol = coder.decodeBool(forKey: NibKey.isSystemSymbol)
        if let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        warn(object.location, "Could not load the \"\(name)\" image referenced from a nib in the bundle \(NibFiles.name(of: bundle))")
        return nil
    }

    func namedColor(_ object: KeyedObjectGraph.Object, _ coder: NibCoder) -> AnyObject? {
        guard let name = coder.decodeText(forKey: NibKey.resourceName) else { return nil }
        if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
        warn(object.location, "There is no colour \"\(name)\" in the bundle \(NibFiles.name(of: bundle))")
        return UIColor(coder: coder)
    }
}

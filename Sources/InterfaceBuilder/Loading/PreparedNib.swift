@_spi(ForasteroInternal) import UIKitGraphics
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The parts that all instances of a nib have in common, found out when the first one is made.
final class PreparedNib {
    let document: LoweredDocument
    // optimization: nothing else happens while it is read or set, which would otherwise be checked each time.
    @exclusivity(unchecked) private var prepared: [PreparedObject?]
    private var classes: [String: AnyClass] = [:]
    /// How views are made, by the names of their classes.
    private var viewRecipes: [String: NibRecipe] = [:]
    private(set) lazy var objects = graph.list(.objects)
    /// Without the placeholders.
    private(set) lazy var topLevel = graph.list(.topLevelObjects).filter { graph[$0].className != "UIProxyObject" }
    private(set) lazy var connections = graph.list(.connections)
    private(set) lazy var keyValuePairs = graph.list(.keyValuePairs)
    /// The views that hold constraints, and these.
    private(set) lazy var constraints = graph.constraintsByView

    init(_ document: LoweredDocument) {
        self.document = document
        prepared = Array(repeating: nil, count: document.graph.count)
    }

    var graph: KeyedObjectGraph { document.graph }

    private var hasToldLosses = false

    /// Says what was lost in a load; of the same nib once.
    @MainActor
    func tellLosses(_ losses: [NibLoss]) {
        guard !hasToldLosses else { return }
        hasToldLosses = true
        let all = document.losses + losses
        NibLoss.tell(all, file: all.lazy.compactMap(\.location?.file).first ?? "nib")
    }

    /// - Precondition: the index is one of the graph.
    subscript(id: KeyedObjectGraph.ID) -> PreparedObject {
        if let known = prepared[id.index] { return known }
        let object = PreparedObject(graph[id])
        prepared[id.index] = object
        return object
    }

    /// How an object is made; nil where its class is missing.
    func recipe(for object: KeyedObjectGraph.Object) -> NibRecipe? {
        if let known = viewRecipes[object.className] { return known }
        let recipe = NibRecipe(for: object, in: self)
        // optimization: nothing else of a view's object has a say in it.
        if type(named: object.className) is UIView.Type { viewRecipes[object.className] = recipe }
        return recipe
    }

    /// The class of a name; nil where there is none, which a library that is loaded later may change.
    func type(named name: String) -> AnyClass? {
        if let known = classes[name] { return known }
        let type: AnyClass? = NibClasses.find(name)
        classes[name] = type
        return type
    }
}

/// An object of a nib, as all instances of the nib have it.
final class PreparedObject: RepeatedObject {
    let archived: KeyedObjectGraph.Object
    /// The object itself, where all instances have the same.
    var lasting: AnyObject?
    @exclusivity(unchecked) private var knownRecipe: NibRecipe?

    /// The bits of the keys.
    private let bits: UInt64

    init(_ archived: KeyedObjectGraph.Object) {
        self.archived = archived
        bits = archived.values.bits
        super.init()
    }

    // optimization: most keys that are asked for are missing, which is found out before anything else is looked at.

    func hasValue(forKey key: String) -> Bool {
        let number = KeyedObjectGraph.Values.number(of: key)
        return bits & KeyedObjectGraph.Values.bit(number) != 0 && archived.values.position(of: key, number) != nil
    }

    func value(forKey key: String) -> KeyedObjectGraph.Value? {
        let number = KeyedObjectGraph.Values.number(of: key)
        guard bits & KeyedObjectGraph.Values.bit(number) != 0 else { return nil }
        return archived.values.value(forKey: key, number)
    }

    /// How it is made; nil where its class is missing.
    func recipe(in nib: PreparedNib) -> NibRecipe? {
        if let knownRecipe { return knownRecipe }
        knownRecipe = nib.recipe(for: archived)
        return knownRecipe
    }
}

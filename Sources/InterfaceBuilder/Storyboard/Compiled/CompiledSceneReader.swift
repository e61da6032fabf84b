/// Finds the controllers and segues in the nib of a scene, and puts placeholders where the segues are: they are made by the scene, as
/// those of documents are.
struct CompiledSceneReader {
    private var graph: KeyedObjectGraph
    private var keys: [String: KeyedObjectGraph.ID] = [:]
    private var references: [String: String] = [:]

    static func scene(in graph: KeyedObjectGraph) -> CompiledScene {
        var reader = CompiledSceneReader(graph: graph)
        return reader.read()
    }

    private init(graph: KeyedObjectGraph) { self.graph = graph }

    private mutating func read() -> CompiledScene {
        let main = mainController().map { key(for: $0) }
        let controllers = controllerIDs().map { controller($0) }
        for index in graph.objects.indices { replace(KeyedObjectGraph.ID(index: index)) }
        return CompiledScene(
            document: LoweredDocument(graph: graph, warnings: [], ids: keys), main: main, controllers: controllers, references: references)
    }

    private mutating func key(for id: KeyedObjectGraph.ID) -> String {
        let key = Self.key(for: id)
        keys[key] = id
        return key
    }

    private static func key(for id: KeyedObjectGraph.ID) -> String { "object-\(id.index)" }

    // MARK: Controllers

    /// The main controller, which the scene's owner is connected with by its only outlet.
    private func mainController() -> KeyedObjectGraph.ID? {
        let connection = graph.list(.connections).first { graph[$0].values[NibKey.label] == .string("sceneViewController") }
        guard let connection, case .object(let id)? = graph[connection].values[NibKey.destination], graph.contains(id) else { return nil }
        return id
    }

    private func controllerIDs() -> [KeyedObjectGraph.ID] {
        let marks = ["UINibName", "UIStoryboardSegueTemplates", "UIExternalObjectsTableForViewLoading", "UIStoryboardIdentifier"]
        let main = mainController()
        return graph.objects.indices.map { KeyedObjectGraph.ID(index: $0) }.filter { id in
            graph[id].className != Self.referenceClass && (id == main || marks.contains { graph[id].values[$0] != nil })
        }
    }

    private mutating func controller(_ id: KeyedObjectGraph.ID) -> CompiledScene.Controller {
        let values = graph[id].values
        var externals: [String: String] = [:]
        if case .dictionary(let table)? = values["UIExternalObjectsTableForViewLoading"] {
            for index in stride(from: 0, to: table.count - 1, by: 2) {
                guard case .string(let name) = table[index], case .object(let object) = table[index + 1] else { continue }
                externals[name] = key(for: object)
            }
        }
        var segues: [SegueDescription] = []
        if case .array(let list)? = values["UIStoryboardSegueTemplates"] { segues = list.compactMap { segue($0) } }
        return CompiledScene.Controller(key: key(for: id), viewNibName: values.text("UINibName"), externals: externals, segues: segues)
    }

    // MARK: Segues

    private func segue(_ value: KeyedObjectGraph.Value) -> SegueDescription? {
        guard case .object(let id) = value, graph.contains(id) else { return nil }
        let values = graph[id].values
        guard let kind = Self.kind(ofClass: graph[id].className, values) else { return nil }
        var attributes: DocumentAttributes = [:]
        attributes["identifier"] = values.text("UIIdentifier")
        attributes["customClass"] = values.text("UISegueClassName")
        attributes["unwindAction"] = values.text("UIAction")
        attributes["destinationCreationSelector"] = Self.creationSelector(values)
        if values["UIAnimates"] == .bool(false) { attributes["animates"] = "NO" }
        attributes["modalPresentationStyle"] = Self.name(of: values[NibKey.modalPresentationStyle], in: [ElementRule].presentationStyles)
        attributes["modalTransitionStyle"] = Self.name(of: values[NibKey.modalTransitionStyle], in: [ElementRule].transitionStyles)
        return SegueDescription(
            id: Self.key(for: id), kind: kind, destination: values.text("UIDestinationViewControllerIdentifier") ?? "",
            attributes: attributes, arrowDirections: Self.directions(values["UIPermittedArrowDirections"]))
    }

    /// The selector that makes the destination, on the controller that holds the segue: a method that is marked `@IBSegueAction`.
    // ad-hoc: what the key is called is written down nowhere; documents say `destinationCreationSelector`.
    private static func creationSelector(_ values: KeyedObjectGraph.Values) -> String? {
        values.first { $0.key.hasSuffix("CreationSelector") }.flatMap { values.text($0.key) }
    }

    /// The kind of a segue, as documents call it, by the class of its template.
    private static func kind(ofClass name: String, _ values: KeyedObjectGraph.Values) -> String? {
        guard name.hasPrefix("UIStoryboard"), name.hasSuffix("SegueTemplate") else { return nil }
        switch name.dropFirst("UIStoryboard".count).dropLast("SegueTemplate".count) {
        case "Show": return values.text("UIActionName")?.hasPrefix("showDetail") == true ? "showDetail" : "show"
        case "Push": return "push"
        case "Modal", "Presentation": return "presentation"
        case "Popover", "PopoverPresentation": return "popoverPresentation"
        case "Replace": return "replace"
        case "Embed": return "embed"
        case "Unwind": return "unwind"
        default: return "custom"
        }
    }

    private static func name(of value: KeyedObjectGraph.Value?, in names: [String: Int]) -> String? {
        guard case .integer(let number)? = value else { return nil }
        return names.first { $0.value == number }?.key
    }

    private static func directions(_ value: KeyedObjectGraph.Value?) -> [String] {
        guard case .integer(let bits)? = value else { return [] }
        return SegueDescription.directions.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }

    // MARK: Placeholders

    private static let referenceClass = "UIStoryboardViewControllerPlaceholder"

    /// Has a segue, or a controller of another scene, come from outside.
    private mutating func replace(_ id: KeyedObjectGraph.ID) {
        let object = graph[id], key = Self.key(for: id)
        if object.className == Self.referenceClass, let identifier = object.values.text("UIStoryboardIdentifier") {
            references[key] = identifier
        } else if Self.kind(ofClass: object.className, object.values) == nil {
            return
        }
        graph[id].className = "UIProxyObject"
        graph[id].values = [NibKey.proxiedObjectIdentifier: .string(key)]
    }
}

extension KeyedObjectGraph.Values {
    /// The text under a key; nil where there is none.
    fileprivate func text(_ key: String) -> String? {
        if case .string(let text)? = self[key] { text } else { nil }
    }
}

/// Brings a document in XML into the form of a compiled nib.
///
/// Each element becomes an object by the rules of its ``ElementKind``; what refers to other elements by their ids follows when all
/// objects are there.
final class Lowering {
    /// The name of the file, for messages.
    let file: String
    /// Texts that replace those in the document, by `id.property`.
    let translations: [String: String]
    let resources: DocumentResources
    let sizeClasses: SizeClasses
    var graph = KeyedObjectGraph()
    private(set) var warnings: [String] = []
    private(set) var losses: [NibLoss] = []
    private var objectsByID: [String: KeyedObjectGraph.ID] = [:]
    private var allObjects: [KeyedObjectGraph.ID] = []
    private var connections: [KeyedObjectGraph.ID] = []
    private var keyValuePairs: [KeyedObjectGraph.ID] = []
    private var accessibilityConfigurations: [KeyedObjectGraph.ID] = []
    /// The work to be done when all objects are there.
    private var later: [() -> Void] = []
    /// The work to be done after that, when there are constraints, too.
    private var lastly: [() -> Void] = []
    private var warnedLocations: Set<SourceLocation> = []
    /// Ids of elements that may become no objects: constraints and layout guides. What leads to those is left out without a word.
    var ignoredIDs: Set<String> = []
    /// Ids of elements that are not in this nib, but whose objects whoever loads it has.
    var externalIDs: Set<String> = []
    /// Those that something refers to.
    private(set) var usedExternalIDs: Set<String> = []
    /// The kinds of layout guides by their ids, also of those outside of this nib.
    var guideKinds: [String: String] = [:]
    /// Those that constraints refer to.
    var guides: [String: KeyedObjectGraph.ID] = [:]
    /// The colours and fonts that there are.
    var looks: [Look: KeyedObjectGraph.Value] = [:]
    /// Nibs inside this one: cells of tables.
    var nested: [LoweredDocument] = []

    /// The ids of all elements that this nib is made of.
    private(set) lazy var documentIDs = Self.ids(in: document)
    private let document: DocumentElement

    /// - Parameters:
    ///   - document: the whole of it, or the part that becomes this nib.
    ///   - resources: those of the whole document; nil takes them from `document`.
    init(
        file: String, document: DocumentElement, translations: [String: String], resources: DocumentResources? = nil,
        sizeClasses: SizeClasses = .phone
    ) {
        self.file = file
        self.sizeClasses = sizeClasses
        self.document = document
        self.translations = translations
        self.resources = resources ?? DocumentResources(document.child("resources"))
        graph.root = graph.add("NSObject")
        readLayout(of: document)
    }

    /// Finds out what constraints and layout guides there are.
    private func readLayout(of element: DocumentElement) {
        for index in element.children.indices {
            let name = element.children[index].name
            switch name {
            case "constraint": ignore(element.children[index])
            case "viewLayoutGuide", "viewControllerLayoutGuide":
                ignore(element.children[index])
                addKind(ofGuide: element.children[index])
            default: break
            }
            if !element.children[index].children.isEmpty { readLayout(of: element.children[index]) }
        }
    }

    private func ignore(_ element: DocumentElement) {
        if let id = element.id { ignoredIDs.insert(id) }
    }

    // MARK: Objects

    func location(of element: DocumentElement) -> SourceLocation {
        SourceLocation(file: file, line: element.line, element: element.name, id: element.id)
    }

    /// Says once for each element what is wrong with it.
    func warn(_ location: SourceLocation, _ problem: String) {
        if warnedLocations.insert(location).inserted { warnings.append("\(location): \(problem).") }
    }

    /// The object of an element, with all that is inside.
    func object(for element: DocumentElement) -> KeyedObjectGraph.ID {
        if element.name == "placeholder" || element.name == "viewControllerPlaceholder" { return proxy(for: element) }
        let kind = kind(of: element)
        let id = graph.add(kind.className, at: location(of: element))
        graph[id].values.reserveCapacity(element.attributes.count + element.children.count)
        adopt(element, id)
        let object = LoweredObject(lowering: self, id: id)
        for rules in kind.rules { for rule in rules { rule.apply(element, object) } }
        if let customClass = element["customClass"] { swapClass(of: id, for: customClass, module: CustomModule.name { element[$0] }) }
        addRuntimeAttributes(of: element, id)
        addAccessibility(of: element, id)
        return id
    }

    /// Makes an object known under the id of its element, and its connections with it.
    func adopt(_ element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        allObjects.append(id)
        name(element, id)
        addConnections(of: element, id)
    }

    /// Has the connections of an element made when everything that they may lead to is there.
    func addConnections(of element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        guard let holder = element.child("connections") else { return }
        lastly.append { [unowned self] in connect(holder, from: id, at: location(of: element)) }
    }

    /// Makes an object known under the id of its element.
    func name(_ element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        guard let name = element.id else { return }
        guard let former = objectsByID.updateValue(id, forKey: name) else { return }
        objectsByID[name] = former
        warn(location(of: element), "the id is used twice; connections lead to the first element")
    }

    /// Does something when all objects are there.
    func afterObjects(_ body: @escaping () -> Void) { later.append(body) }

    /// The object of the element with an id.
    func object(withID id: String) -> KeyedObjectGraph.ID? { objectsByID[id] ?? external(id) }

    /// The names of the elements that have objects here.
    var ids: [String: KeyedObjectGraph.ID] { objectsByID }

    private func external(_ id: String) -> KeyedObjectGraph.ID? {
        guard externalIDs.contains(id) else { return nil }
        usedExternalIDs.insert(id)
        let proxy = graph.add("UIProxyObject", [NibKey.proxiedObjectIdentifier: .string(Self.externalName(of: id))])
        objectsByID[id] = proxy
        return proxy
    }

    /// The name of an outside object in compiled nibs.
    static func externalName(of id: String) -> String { "UpstreamPlaceholder-" + id }

    private func kind(of element: DocumentElement) -> ElementKind {
        if let kind = ElementKind.of(element.name) { return kind }
        let isView = element.child(key: "frame") != nil || element.child("subviews") != nil
        let fallback = isView ? "view" : "customObject"
        let standIn = isView ? "UIView" : "object"
        warn(location(of: element), "elements of this name are not known; it becomes a plain \(standIn)")
        losses.append(NibLoss(location(of: element), "a plain \(standIn) stands here, without all that the file says of it"))
        return ElementKind.of(fallback) ?? ElementKind("NSObject")
    }

    /// File's Owner, the first responder, and objects that the app passes in.
    private func proxy(for element: DocumentElement) -> KeyedObjectGraph.ID {
        let identifier = element["placeholderIdentifier"] ?? element.id ?? ""
        let id = graph.add("UIProxyObject", [NibKey.proxiedObjectIdentifier: .string(identifier)], at: location(of: element))
        name(element, id)
        addConnections(of: element, id)
        addRuntimeAttributes(of: element, id)
        return id
    }

    /// Has an object made by a class of the app.
    func swapClass(of id: KeyedObjectGraph.ID, for customClass: String, module: String?) {
        graph[id].values[NibKey.className] = .string(module.map { "\($0).\(customClass)" } ?? customClass)
        graph[id].values[NibKey.originalClassName] = .string(graph[id].className)
        graph[id].className = "UIClassSwapper"
    }

    // MARK: Connections and attributes

    func add(connection id: KeyedObjectGraph.ID) { connections.append(id) }
    func add(accessibility id: KeyedObjectGraph.ID) { accessibilityConfigurations.append(id) }
    func add(keyValuePair id: KeyedObjectGraph.ID) { keyValuePairs.append(id) }

    // MARK: The end

    /// - Parameter topLevel: the objects that no other one holds.
    func finish(topLevel: [KeyedObjectGraph.ID]) -> KeyedObjectGraph {
        // Work that is done here may ask for more.
        var index = 0
        while index < later.count {
            later[index]()
            index += 1
        }
        later = []
        for body in lastly { body() }
        lastly = []
        func list(_ ids: [KeyedObjectGraph.ID]) -> KeyedObjectGraph.Value { .array(ids.map { .object($0) }) }
        let visible = topLevel.filter { graph[$0].values[NibKey.visibleAtLaunch] == .bool(true) }
        graph[graph.root].values = [
            KeyedObjectGraph.RootKey.topLevelObjects.rawValue: list(topLevel),
            KeyedObjectGraph.RootKey.objects.rawValue: list(allObjects),
            KeyedObjectGraph.RootKey.connections.rawValue: list(connections),
            KeyedObjectGraph.RootKey.keyValuePairs.rawValue: list(keyValuePairs),
            KeyedObjectGraph.RootKey.accessibilityConfigurations.rawValue: list(accessibilityConfigurations),
            KeyedObjectGraph.RootKey.visibleWindows.rawValue: list(visible),
        ]
        return graph
    }
}

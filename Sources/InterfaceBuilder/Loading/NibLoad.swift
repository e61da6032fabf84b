import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One load of a nib: makes the objects, connects them, and wakes them.
@MainActor
final class NibLoad {
    private let nib: PreparedNib
    private let maker: NibObjectMaker
    private let coder: NibCoder
    private var graph: KeyedObjectGraph { nib.graph }

    init(_ nib: PreparedNib, owner: AnyObject?, externals: [String: AnyObject], bundle: Bundle?) {
        self.nib = nib
        var placeholders = externals
        placeholders["IBFilesOwner"] = owner
        maker = NibObjectMaker(placeholders: placeholders, nested: nib.document.nested, bundle: bundle)
        coder = NibCoder(nib, maker: maker)
    }

    convenience init(document: LoweredDocument, owner: AnyObject?, externals: [String: AnyObject], bundle: Bundle?) {
        self.init(PreparedNib(document), owner: owner, externals: externals, bundle: bundle)
    }

    // MARK: For storyboards

    /// The object that has been made of the element with an id.
    func object(ofElement id: String) -> AnyObject? { nib.document.ids[id].flatMap { coder.existing($0) } }

    /// Has the object of an element made by a closure in place of `init(coder:)`, unless that answers nil.
    func setCreator(_ creator: @escaping ControllerCreator, ofElement id: String) {
        coder.creator = nib.document.ids[id].map { ($0, creator) }
    }

    // MARK: Loading

    /// - Parameter beforeConnections: called when all objects have been made.
    /// - Returns: the objects at the top, in their order, without the placeholders.
    // apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html
    @discardableResult
    func run(beforeConnections: (NibLoad) -> Void = { _ in }) -> [Any] {
        // 1. Objects
        let objects = make(nib.objects), topLevel = make(nib.topLevel)
        beforeConnections(self)
        for (view, constraints) in nib.constraints { addConstraints(constraints, to: view) }
        // 2. Outlets and actions
        for id in nib.connections { connect(graph[id]) }
        // 3. What is set by key path
        for id in nib.keyValuePairs { setByKeyPath(graph[id]) }
        for id in graph.list(.accessibilityConfigurations) { setAccessibility(graph[id]) }
        // 4. Everyone is notified
        for object in objects { (object as? UIObject)?.awakeFromNib() ?? (object as? NSLayoutConstraint)?.awakeFromNib() }
        // 5. Windows
        for id in graph.list(.visibleWindows) { (coder.existing(id) as? UIWindow)?.isHidden = false }
        for warning in maker.warnings { ConsoleWarning.tell(warning) }
        nib.tellLosses(maker.losses)
        EndOfTurn.keep(topLevel)
        return topLevel
    }

    private func make(_ ids: [KeyedObjectGraph.ID]) -> [AnyObject] {
        var objects: [AnyObject] = []
        objects.reserveCapacity(ids.count)
        for id in ids { if let object = coder.object(at: id) { objects.append(object) } }
        return objects
    }

    /// The items of constraints are other objects of the nib, so that these are made first.
    private func addConstraints(_ ids: [KeyedObjectGraph.ID], to view: KeyedObjectGraph.ID) {
        guard let view = coder.existing(view) as? UIView else { return }
        for id in ids {
            guard let constraint = coder.object(at: id) as? NSLayoutConstraint else {
                maker.warn(
                    graph[id].location, "the constraint names something that is not there, or that cannot be laid out; it is left out")
                continue
            }
            guard constraint.stays(within: view) else {
                maker.warn(graph[id].location, "the constraint names something outside of the view that holds it; it is left out")
                continue
            }
            view.addConstraint(constraint)
        }
    }

    // MARK: Connections

    private func connect(_ connection: KeyedObjectGraph.Object) {
        guard case .string(let label)? = connection.values[NibKey.label], let source = object(connection.values[NibKey.source]) else {
            return
        }
        switch connection.className {
        case "UIRuntimeOutletConnection":
            if let destination = object(connection.values[NibKey.destination]) {
                outlet(label, of: source)?.connect(destination, at: connection.location, maker)
            }
        case "UIRuntimeOutletCollectionConnection": connectCollection(connection, label, source)
        case "UIRuntimeEventConnection": connectAction(connection, label, source)
        default: maker.warn(connection.location, "Connections of class \(connection.className) are not known; it is left out")
        }
    }

    private func connectCollection(_ connection: KeyedObjectGraph.Object, _ label: String, _ source: AnyObject) {
        guard case .array(let values)? = connection.values[NibKey.destination] else { return }
        let members = values.compactMap { object($0) }
        guard let outlet = outlet(label, of: source) else { return }
        let appends = connection.values["addsContentToExistingCollection"] == .bool(true)
        outlet.connect(appends ? outlet.members + members : members, at: connection.location, maker)
    }

    private func outlet(_ path: String, of source: AnyObject) -> NibOutlet? {
        guard let object = source as? any NSObjectProtocol else { return nil }
        return NibOutlet(source: object, path: path, isSubstitute: maker.isSubstitute(source))
    }

    private func connectAction(_ connection: KeyedObjectGraph.Object, _ label: String, _ source: AnyObject) {
        let destination = object(connection.values[NibKey.destination])
        // Without an owner there is nobody to send to, while the first responder is asked for when the action is sent.
        if destination == nil, !isFirstResponder(connection.values[NibKey.destination]) { return }
        let action = Selector(label)
        if let control = source as? UIControl {
            var events: UIControl.Event = .primaryActionTriggered
            if case .integer(let mask)? = connection.values[NibKey.eventMask] { events = .init(rawValue: UInt(truncatingIfNeeded: mask)) }
            control.addTarget(destination, action: action, for: events)
        } else if let recognizer = source as? UIGestureRecognizer {
            if let destination { recognizer.addTarget(destination, action: action) }
        } else if let item = source as? UIBarButtonItem {
            item.target = destination
            item.action = action
        } else {
            maker.warn(connection.location, "\(type(of: source)) sends no actions; \(label) is left out")
        }
    }

    private func isFirstResponder(_ value: KeyedObjectGraph.Value?) -> Bool {
        guard case .object(let id)? = value, graph.contains(id) else { return false }
        return graph[id].values[NibKey.proxiedObjectIdentifier] == .string("IBFirstResponder")
    }

    func object(_ value: KeyedObjectGraph.Value?) -> AnyObject? {
        guard case .object(let id)? = value, graph.contains(id) else { return nil }
        return coder.object(at: id)
    }

    // MARK: Attributes

    private func setByKeyPath(_ pair: KeyedObjectGraph.Object) {
        guard case .string(let path)? = pair.values[NibKey.keyPath], let target = object(pair.values[NibKey.object]) else { return }
        outlet(path, of: target)?.setAttribute(pair.values[NibKey.value].flatMap { coder.value($0) }, at: pair.location, maker)
    }
}

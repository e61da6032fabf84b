// Segues: what begins them. What they lead to is known to the storyboard.
extension Lowering {
    /// Has the object that holds a segue begin it. Segues of controllers are begun by the app.
    func connectSegue(_ element: DocumentElement, from source: KeyedObjectGraph.ID, holder: String) {
        let location = location(of: element)
        guard element["destination"] != nil else {
            return warn(location, "the segue has no destination; it is left out. Remove it in Interface Builder")
        }
        guard let id = element.id, let segue = object(withID: id) else { return }
        if element["kind"] == "embed" { return addOutlet("containerView", of: segue, to: source, at: location) }
        if ElementKind.controllerKinds[holder] != nil { return }
        if holder == "tableViewCell" {
            let isAccessory = element["trigger"] == "accessoryAction"
            return addOutlet(isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate", of: source, to: segue, at: location)
        }
        if holder == "collectionViewCell" { return addOutlet("selectionSegueTemplate", of: source, to: segue, at: location) }
        add(
            connection: graph.add(
                "UIRuntimeEventConnection",
                [NibKey.label: .string("perform:"), NibKey.source: .object(source), NibKey.destination: .object(segue)], at: location))
    }

    private func addOutlet(
        _ property: String, of source: KeyedObjectGraph.ID, to destination: KeyedObjectGraph.ID, at location: SourceLocation
    ) {
        let values: KeyedObjectGraph.Values = [
            NibKey.label: .string(property), NibKey.source: .object(source), NibKey.destination: .object(destination),
        ]
        add(connection: graph.add("UIRuntimeOutletConnection", values, at: location))
    }
}

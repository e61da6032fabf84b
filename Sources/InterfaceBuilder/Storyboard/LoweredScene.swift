/// A scene in the form of two compiled nibs: one of the controller and what is beside it, one of its view.
struct LoweredScene: Sendable {
    let controller: LoweredDocument
    /// Nil where the controller makes its view itself.
    let view: LoweredDocument?
    /// The ids of what is beside the view, to which the view's nib may refer.
    let outsideIDs: Set<String>
}

extension Lowering {
    /// - Parameter resources: those of the storyboard.
    static func lower(
        _ scene: StoryboardScene, file: String, translations: [String: String], resources: DocumentResources
    ) -> LoweredScene {
        let outside = DocumentElement(name: "objects", children: [scene.controller] + scene.others, line: scene.controller.line)
        let insideIDs = scene.view.map { ids(in: $0) } ?? []
        let segueIDs = Set(scene.segues.map(\.id))
        let first = Lowering(file: file, document: outside, translations: translations, resources: resources)
        // A connection into the view is made once there is one.
        first.ignoredIDs.formUnion(insideIDs)
        first.externalIDs = segueIDs
        let controller = first.document(topLevel: outside.children.filter { $0.name != "exit" }.map { first.object(for: $0) })

        let outsideIDs = first.documentIDs
        let view = scene.view.map { view in
            let second = Lowering(file: file, document: view, translations: translations, resources: resources)
            second.ignoredIDs.formUnion(first.ignoredIDs.subtracting(insideIDs))
            second.guideKinds.merge(first.guideKinds) { own, _ in own }
            second.externalIDs = outsideIDs.union(segueIDs)
            for placeholder in scene.others where placeholder.name == "placeholder" { _ = second.object(for: placeholder) }
            let top = second.object(for: view)
            second.afterObjects { second.connectFromOutside(outside, to: insideIDs) }
            return second.document(topLevel: [top])
        }
        return LoweredScene(controller: controller, view: view, outsideIDs: outsideIDs)
    }

    /// Makes the connections that begin outside the view and lead into it.
    private func connectFromOutside(_ element: DocumentElement, to insideIDs: Set<String>) {
        if var holder = element.child("connections"), let id = element.id {
            holder.children.removeAll { child in
                child.name == "segue" || !(child["destination"].map { insideIDs.contains($0) } ?? false)
            }
            if !holder.children.isEmpty, let source = object(withID: id) { connect(holder, from: source, at: location(of: element)) }
        }
        for child in element.children where child.name != "connections" { connectFromOutside(child, to: insideIDs) }
    }
}

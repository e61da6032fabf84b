import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The state that one controller keeps of the scene from which it was made: its segues, and the objects of its view's nib.
@MainActor
final class SceneInstance: SegueScene {
    let storyboard: UIStoryboard
    let content: StoryboardFile
    private let scene: StoryboardScene
    private let lowered: LoweredScene
    private let triggers: [SegueTrigger]
    /// The objects beside the controller, by the names that the view's nib has for them.
    private var neighbours: [String: AnyObject] = [:]
    var sceneID: String { scene.id }
    var fileName: String { content.document.file }
    private var controllerName: String { Lowering.externalName(of: scene.id) }

    init(scene: StoryboardScene, lowered: LoweredScene, content: StoryboardFile, storyboard: UIStoryboard) {
        self.scene = scene
        self.lowered = lowered
        self.content = content
        self.storyboard = storyboard
        triggers = scene.segues.map { SegueTrigger($0) }
        for trigger in triggers { trigger.scene = self }
    }

    var triggersByName: [String: AnyObject] {
        Dictionary(triggers.map { (Lowering.externalName(of: $0.segue.id), $0 as AnyObject) }) { first, _ in first }
    }

    /// Remembers what was made with the controller.
    func take(_ controller: UIViewController, _ load: NibLoad) {
        for trigger in triggers {
            trigger.controller = controller
            trigger.findAnchor(in: load)
        }
        for id in lowered.outsideIDs where id != scene.id {
            if let object = load.object(ofElement: id) { neighbours[Lowering.externalName(of: id)] = object }
        }
    }

    // MARK: SegueScene

    func makeDestination(_ name: String, creator: ControllerCreator?) -> UIViewController? {
        content.makeController(sceneID: name, of: storyboard, creator: creator)
    }

    var hasView: Bool { lowered.view != nil }

    func loadView(of controller: UIViewController) {
        guard let document = lowered.view else { return }
        for warning in document.warnings { ConsoleWarning.tell(warning) }
        var externals = neighbours.merging(triggersByName) { first, _ in first }
        externals[controllerName] = controller
        let load = NibLoad(document: document, owner: controller, externals: externals, bundle: content.bundle)
        load.run { load in
            guard let id = scene.view?.id, let view = load.object(ofElement: id) as? UIView else { return }
            controller.view = view
        }
        for trigger in triggers { trigger.findAnchor(in: load) }
        for trigger in triggers where trigger.segue.kind == "embed" { trigger.perform(from: controller, sender: nil) }
    }

    func segue(withIdentifier identifier: String) -> (any SegueTemplate)? {
        triggers.first { $0.segue.identifier == identifier }
    }
}

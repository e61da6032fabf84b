import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The state that one controller keeps of the compiled scene from which it was made: its segues, and the objects of its view's nib.
@MainActor
final class CompiledSceneInstance: SegueScene {
    let storyboard: UIStoryboard
    let sceneID: String
    let triggers: [SegueTrigger]
    private let content: CompiledStoryboard
    private let description: CompiledScene.Controller
    /// The objects beside the controller, by the names that the view's nib has for them.
    private var neighbours: [String: AnyObject] = [:]
    /// The names that the view's nib has for the controller, which is not to keep itself alive.
    private var ownNames: [String] = []

    init(_ description: CompiledScene.Controller, sceneID: String, content: CompiledStoryboard, storyboard: UIStoryboard) {
        self.description = description
        self.sceneID = sceneID
        self.content = content
        self.storyboard = storyboard
        triggers = description.segues.map { SegueTrigger($0) }
        for trigger in triggers { trigger.scene = self }
    }

    /// Becomes the scene of its controller, which has just been made with what is beside it.
    func take(_ load: NibLoad) {
        guard let controller = load.object(ofElement: description.key) as? UIViewController else { return }
        let triggers = Dictionary(triggers.map { ($0.segue.id, $0) }) { first, _ in first }
        for (name, key) in description.externals {
            let object = triggers[key] ?? load.object(ofElement: key)
            if object === controller { ownNames.append(name) } else { neighbours[name] = object }
        }
        for trigger in self.triggers { trigger.controller = controller }
        controller.sceneTies = self
    }

    // MARK: SegueScene

    var fileName: String { content.fileName }
    var hasView: Bool { description.viewNibName != nil }

    func makeDestination(_ name: String, creator: ControllerCreator?) -> UIViewController? {
        content.makeController(of: storyboard, identifier: name, creator: creator)
    }

    func segue(withIdentifier identifier: String) -> (any SegueTemplate)? {
        triggers.first { $0.segue.identifier == identifier }
    }

    /// The nib's owner is the controller, whose outlet `view` it connects.
    func loadView(of controller: UIViewController) {
        guard let name = description.viewNibName, let document = content.viewNib(name) else {
            controller.view = UIView()
            return
        }
        var externals = neighbours
        for name in ownNames { externals[name] = controller }
        NibLoad(document: document, owner: controller, externals: externals, bundle: content.bundle).run()
        for trigger in triggers where trigger.segue.kind == "embed" { trigger.perform(from: controller, sender: nil) }
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Makes the controller of a scene.
@MainActor
struct SceneLoad {
    let scene: StoryboardScene
    let content: StoryboardFile
    let storyboard: UIStoryboard

    /// The controller, awake, with the controllers that its relationships put inside; its view is not loaded.
    func run(creator: ControllerCreator?) -> UIViewController? {
        let lowered = content.document.lowered(scene)
        for warning in lowered.controller.warnings { ConsoleWarning.tell(warning) }
        let instance = SceneInstance(scene: scene, lowered: lowered, content: content, storyboard: storyboard)
        let load = NibLoad(document: lowered.controller, owner: nil, externals: instance.triggersByName, bundle: content.bundle)
        if let creator { load.setCreator(creator, ofElement: scene.id) }
        var made: UIViewController?
        load.run { load in
            guard let controller = load.object(ofElement: scene.id) as? UIViewController else { return }
            made = controller
            controller.sceneTies = instance
            instance.take(controller, load)
            fillContainer(controller)
        }
        return made
    }

    // MARK: Relationships

    private func fillContainer(_ controller: UIViewController) {
        let relationships = scene.relationships
        guard !relationships.isEmpty else { return }
        let children = relationships.compactMap { content.makeController(sceneID: $0.destination, of: storyboard) }
        guard !children.isEmpty else { return }
        // Containers hold their controllers under this name, whatever the relationship is called.
        guard controller.responds(to: Selector("setViewControllers:")) else {
            return ConsoleWarning.tell(
                """
                \(scene.location(in: content.document.file)): a \(type(of: controller)) holds no controllers; those of the scene are left \
                out. Take its relationships away.
                """)
        }
        controller.setValue(children, forKey: "viewControllers")
    }
}

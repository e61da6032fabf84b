@_spi(ForasteroInternal) import UIKitCore

/// Makes the controllers of a scene of a compiled storyboard.
@MainActor
struct CompiledSceneLoad {
    let scene: CompiledScene
    /// Of the scene's nib.
    let name: String
    let content: CompiledStoryboard
    let storyboard: UIStoryboard

    /// The scene's controller, awake, with those inside; no view is loaded.
    func run(creator: ControllerCreator?) -> UIViewController? {
        guard let main = scene.main else {
            ConsoleWarning.tell("\(content.fileName)/\(name).nib: no controller is the scene's. Build the storyboard again.")
            return nil
        }
        let instances = scene.controllers.map { controller in
            CompiledSceneInstance(controller, sceneID: "\(name).\(controller.key)", content: content, storyboard: storyboard)
        }
        let load = NibLoad(document: scene.document, owner: nil, externals: externals(instances), bundle: content.bundle)
        if let creator { load.setCreator(creator, ofElement: main) }
        var made: UIViewController?
        load.run { load in
            made = load.object(ofElement: main) as? UIViewController
            for instance in instances { instance.take(load) }
        }
        return made
    }

    private func externals(_ instances: [CompiledSceneInstance]) -> [String: AnyObject] {
        var externals: [String: AnyObject] = [:]
        for instance in instances {
            for trigger in instance.triggers { externals[trigger.segue.id] = trigger }
        }
        for (key, identifier) in scene.references {
            externals[key] = content.makeController(of: storyboard, identifier: identifier, creator: nil)
        }
        return externals
    }
}

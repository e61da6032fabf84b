import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The content of a ``UIStoryboard``, from its file. ``UIStoryboard`` finds the class by its name.
@objc(StoryboardFile)
final class StoryboardFile: UIObject, StoryboardContent {
    let document: StoryboardDocument
    let bundle: Bundle?
    /// The scenes that are being made: one that leads back to itself by relationships would never end.
    private var underWay: Set<String> = []

    init(_ document: StoryboardDocument, bundle: Bundle?) {
        self.document = document
        self.bundle = bundle
        super.init()
    }

    /// The compiled storyboard of the name, else the document; nil where there is neither. One that cannot be read is reported on standard
    /// error, and has no scenes.
    static func open(_ name: String, in bundle: Bundle?) -> (any StoryboardContent)? {
        if let compiled = CompiledStoryboard.open(name, in: bundle) { return compiled }
        guard let file = NibFiles.find(name, in: bundle, endings: [".storyboard"]) else { return nil }
        let fileName = file.url.lastPathComponent
        do throws(DocumentError) {
            let document = try StoryboardDocument(
                NibFiles.contents(of: file), file: fileName, translations: file.translations, module: TargetModule.name(of: bundle))
            return StoryboardFile(document, bundle: bundle)
        } catch {
            ConsoleWarning.tell("\(error)")
            return StoryboardFile(StoryboardDocument(emptyFile: fileName), bundle: bundle)
        }
    }

    // MARK: StoryboardContent

    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
        document.initialID.flatMap { makeController(sceneID: $0, of: storyboard, creator: creator) }
    }

    func makeController(of storyboard: UIStoryboard, identifier: String, creator: ControllerCreator?) -> UIViewController? {
        document.id(ofIdentifier: identifier).flatMap { makeController(sceneID: $0, of: storyboard, creator: creator) }
    }

    /// The controller of the scene with an id, newly made; nil where there is none, or where it would hold itself.
    func makeController(sceneID: String, of storyboard: UIStoryboard, creator: ControllerCreator? = nil) -> UIViewController? {
        guard let scene = document.scene(sceneID) else { return nil }
        if scene.controller.name == "viewControllerPlaceholder" { return makeReferenced(scene, creator) }
        guard underWay.insert(sceneID).inserted else {
            ConsoleWarning.tell(
                "\(scene.location(in: document.file)): the scene holds itself; the inner one is left out. Change its relationships.")
            return nil
        }
        defer { underWay.remove(sceneID) }
        return SceneLoad(scene: scene, content: self, storyboard: storyboard).run(creator: creator)
    }

    /// A scene that stands for one of another storyboard.
    private func makeReferenced(_ scene: StoryboardScene, _ creator: ControllerCreator?) -> UIViewController? {
        guard let name = scene.controller["storyboardName"] else { return nil }
        let bundle = scene.controller["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = scene.controller["referencedIdentifier"] else {
            return storyboard.instantiateInitialViewController(creator: creator)
        }
        return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }
}

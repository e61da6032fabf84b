import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The content of a ``UIStoryboard`` that Interface Builder has compiled: a folder with a nib for each scene, one for each scene's
/// view, and a property list that names them.
// apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html
@MainActor
final class CompiledStoryboard: StoryboardContent {
    private let folder: URL
    private let info: CompiledStoryboardInfo
    let bundle: Bundle?
    private let translations: [String: String]
    private var scenes: [String: CompiledScene] = [:]
    private var viewNibs: [String: LoweredDocument] = [:]
    /// The nibs whose scenes are being made: one that holds itself would never end.
    private var underWay: Set<String> = []
    /// The names that were reported as missing or damaged.
    private var refused: Set<String> = []

    private init(folder: URL, info: CompiledStoryboardInfo, bundle: Bundle?, translations: [String: String]) {
        self.folder = folder
        self.info = info
        self.bundle = bundle
        self.translations = translations
    }

    private static let lists = ["Info-8.0+.plist", "Info.plist"]

    /// Nil where there is no such folder. One whose property list cannot be read is reported on standard error, and has no scenes.
    static func open(_ name: String, in bundle: Bundle?) -> (any StoryboardContent)? {
        guard let file = NibFiles.find(name, in: bundle, endings: lists.map { ".storyboardc/" + $0 }) else { return nil }
        let folder = file.url.deletingLastPathComponent()
        guard let data = try? NibFiles.contents(of: file), let info = CompiledStoryboardInfo(data) else {
            ConsoleWarning.tell(
                "\(folder.lastPathComponent)/\(file.url.lastPathComponent): This is no list of a storyboard's scenes. Build it again.")
            return StoryboardFile(StoryboardDocument(emptyFile: folder.lastPathComponent), bundle: bundle)
        }
        return CompiledStoryboard(folder: folder, info: info, bundle: bundle, translations: file.translations)
    }

    var fileName: String { folder.lastPathComponent }

    // MARK: StoryboardContent

    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
        info.entryPoint.flatMap { makeController(of: storyboard, identifier: $0, creator: creator) }
    }

    func makeController(of storyboard: UIStoryboard, identifier: String, creator: ControllerCreator?) -> UIViewController? {
        if let reference = info.references[identifier] { return make(reference, creator) }
        guard let nibName = info.nibNames[identifier], let scene = scene(nibName) else { return nil }
        guard underWay.insert(nibName).inserted else {
            tell("the scene \"\(identifier)\" holds itself; the inner one is left out. Change its relationships, and build it again.")
            return nil
        }
        defer { underWay.remove(nibName) }
        return CompiledSceneLoad(scene: scene, name: nibName, content: self, storyboard: storyboard).run(creator: creator)
    }

    /// A scene of another storyboard.
    private func make(_ reference: CompiledStoryboardInfo.Reference, _ creator: ControllerCreator?) -> UIViewController? {
        let bundle = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? bundle
        let storyboard = UIStoryboard(name: reference.storyboardName, bundle: bundle)
        guard let identifier = reference.identifier else { return storyboard.instantiateInitialViewController(creator: creator) }
        return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }

    // MARK: Nibs

    private func scene(_ nibName: String) -> CompiledScene? {
        if let known = scenes[nibName] { return known }
        let scene = read(nibName).map { CompiledSceneReader.scene(in: $0.graph) }
        scenes[nibName] = scene
        return scene
    }

    /// The nib of a scene's view.
    func viewNib(_ name: String) -> LoweredDocument? {
        if let known = viewNibs[name] { return known }
        let document = read(name)
        viewNibs[name] = document
        return document
    }

    /// A document that cannot be read is reported once.
    private func read(_ name: String) -> LoweredDocument? {
        guard !refused.contains(name) else { return nil }
        let isInside = !name.contains("/") && !name.hasPrefix(".")
        if isInside, let url = CompiledNib.file(at: folder.appendingPathComponent(name + ".nib")) {
            do throws(DocumentError) {
                let data = try NibFiles.contents(of: NibFiles.File(url: url, translations: [:]))
                return try NibSource.read(data, file: "\(fileName)/\(name).nib", translations: translations)
            } catch {
                ConsoleWarning.tell("\(error)")
            }
        } else {
            tell("there is no \(name).nib in the folder. Build the storyboard again.")
        }
        refused.insert(name)
        return nil
    }

    private func tell(_ problem: String) { ConsoleWarning.tell("\(fileName): \(problem)") }
}

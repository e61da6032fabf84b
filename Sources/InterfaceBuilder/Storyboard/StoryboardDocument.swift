/// A storyboard's file, read once; scenes are brought into the form of nibs when they are first made.
final class StoryboardDocument {
    let file: String
    let initialID: String?
    private let scenes: [String: StoryboardScene]
    private let idsByIdentifier: [String: String]
    private let resources: DocumentResources
    private let translations: [String: String]
    private var lowered: [String: LoweredScene] = [:]

    /// - Parameters:
    ///   - file: the name that messages give the file.
    ///   - module: that of the target that the file belongs to; nil for the app's.
    init(
        _ data: some Collection<UInt8>, file: String, translations: [String: String] = [:], module: String? = nil
    ) throws(DocumentError) {
        let document = TargetModule.resolve(try DocumentReader.read(data, file: file), module: module)
        guard document.name == "document" else {
            throw DocumentError(file: file, line: document.line, problem: .notADocument(root: document.name))
        }
        try Lowering.checkPlatform(of: document, file: file, types: [Self.type])
        guard let list = document.child("scenes") else { throw DocumentError(file: file, line: document.line, problem: .noScenes) }
        self.file = file
        self.translations = translations
        initialID = document["initialViewController"]
        resources = DocumentResources(document.child("resources"))
        let scenes = list.children("scene").compactMap { StoryboardScene($0) }
        self.scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
        idsByIdentifier = Dictionary(scenes.compactMap { scene in scene.identifier.map { ($0, scene.id) } }) { first, _ in first }
    }

    /// Stands for one that cannot be read.
    init(emptyFile file: String) {
        self.file = file
        initialID = nil
        (scenes, idsByIdentifier, translations) = ([:], [:], [:])
        resources = DocumentResources(nil)
    }

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    /// The ids of all scenes' controllers.
    var sceneIDs: [String] { scenes.keys.sorted() }

    func scene(_ id: String) -> StoryboardScene? { scenes[id] }

    func id(ofIdentifier identifier: String) -> String? { idsByIdentifier[identifier] }

    func lowered(_ scene: StoryboardScene) -> LoweredScene {
        if let known = lowered[scene.id] { return known }
        let made = Lowering.lower(scene, file: file, translations: translations, resources: resources)
        lowered[scene.id] = made
        return made
    }
}

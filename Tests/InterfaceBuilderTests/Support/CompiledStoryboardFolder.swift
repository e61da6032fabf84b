import Foundation
import TestFiles

/// A bundle with a compiled storyboard, laid out as Interface Builder's compiler does it.
struct CompiledStoryboardFolder {
    let folder: TemporaryFolder
    private let name: String
    private var nibNames: [String: String] = [:]
    var entryPoint: String?
    var references: [String: [String: String]] = [:]

    init(_ name: String = "Main", in folder: TemporaryFolder? = nil) throws {
        self.folder = try folder ?? TemporaryFolder(ending: ".bundle")
        self.name = name
    }

    func write(_ bytes: [UInt8], to nib: String) throws { try folder.write(Data(bytes), to: "\(name).storyboardc/\(nib).nib") }

    func writeInfo() throws {
        var list: [String: Any] = ["UIStoryboardVersion": 1, "UIViewControllerIdentifiersToNibNames": nibNames]
        list["UIStoryboardDesignatedEntryPointIdentifier"] = entryPoint
        if !references.isEmpty { list["UIViewControllerIdentifiersToExternalStoryboardReferences"] = references }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try folder.write(data, to: "\(name).storyboardc/Info.plist")
    }

    /// Writes the nib of a scene.
    /// - Parameter controllers: the scene's, then those inside it.
    mutating func addScene(
        _ identifier: String, _ controllers: [NibNode], beside: [NibNode] = [], connections: [NibNode] = []
    ) throws {
        let owner = NibNode.proxy("IBFilesOwner"), storyboard = NibNode.proxy("UIStoryboardPlaceholder")
        var ties = controllers.prefix(1).map { NibNode.outlet("sceneViewController", of: owner, to: $0) }
        ties += controllers.map { .outlet("storyboard", of: $0, to: storyboard) }
        let bytes = NibTree.bytes(
            top: [owner, storyboard] + controllers.prefix(1) + beside, inside: Array(controllers.dropFirst()),
            connections: ties + connections)
        try write(bytes, to: identifier)
        nibNames[identifier] = identifier
    }

    /// Writes the nib of a view, which its owner is connected with.
    func addView(
        _ nib: String, _ view: NibNode, inside: [NibNode] = [], connections: (_ owner: NibNode) -> [NibNode] = { _ in [] }
    ) throws {
        let owner = NibNode.proxy("IBFilesOwner")
        let bytes = NibTree.bytes(
            top: [owner, view], inside: inside, connections: [.outlet("view", of: owner, to: view)] + connections(owner))
        try write(bytes, to: nib)
    }
}

import Foundation

/// An `.xcodeproj`: the table of objects in its project.pbxproj.
package final class ProjectFile {
    /// The folder `X.xcodeproj`, without links.
    package let path: String
    /// The file with the objects.
    package let file: String
    let checkout: Checkout
    let report: ProjectReport
    private let objects: [String: ProjectObject]
    let root: ProjectObject

    private(set) lazy var places = FilePlaces(of: self)
    private(set) lazy var targets: [ProjectTarget] = readTargets()

    package init(path: String, checkout: Checkout, report: ProjectReport, limits: PropertyListLimits = .init()) throws(ProjectError) {
        guard let folder = try checkout.existing(path) else { throw ProjectError("there is no such project", file: path) }
        self.path = folder
        guard let file = try checkout.existing(folder + "/project.pbxproj", for: "project.pbxproj") else {
            throw ProjectError("there is no project.pbxproj in it", file: folder)
        }
        self.file = file
        self.checkout = checkout
        self.report = report
        let list = try ProjectList.read(file, limits: limits)
        guard let table = list["objects"]?.dictionary else { throw ProjectError("it has no table of objects", file: file, line: list.line) }
        objects = table.reduce(into: [:]) { $0[$1.key] = ProjectObject(id: $1.key, node: $1.value) }
        guard let id = list["rootObject"]?.string, let root = objects[id], root.isa == "PBXProject" else {
            throw ProjectError("its rootObject leads to no project", file: file, line: list["rootObject"]?.line ?? list.line)
        }
        self.root = root
        warnOfUnknownKinds()
    }

    /// The name without the extension.
    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// The folder from which the project's paths begin, which is $(SRCROOT).
    private(set) lazy var folder: String = {
        let base = (path as NSString).deletingLastPathComponent
        let part = [root.string("projectDirPath"), root.string("projectRoot")].compactMap { $0 }.first { !$0.isEmpty } ?? ""
        let moved = FileSystem.joined(base, part)
        return checkout.contains(moved) && FileSystem.isFolder(moved) ? moved : base
    }()

    package var developmentRegion: String { root.string("developmentRegion") ?? "en" }

    /// The object that `key` of another one names. A dangling reference is reported once and skipped: merges leave such holes.
    func object(_ key: String, of owner: ProjectObject) -> ProjectObject? {
        guard let id = owner.string(key), !id.isEmpty else { return nil }
        return object(id, namedBy: key, of: owner)
    }

    func objects(_ key: String, of owner: ProjectObject) -> [ProjectObject] {
        owner.strings(key).compactMap { object($0, namedBy: key, of: owner) }
    }

    func object(id: String) -> ProjectObject? { objects[id] }

    private func object(_ id: String, namedBy key: String, of owner: ProjectObject) -> ProjectObject? {
        if let object = objects[id] { return object }
        report.warn("\(owner.isa) \(owner.id) names \(id) in \(key), which is no object", file: file, line: owner.line)
        return nil
    }

    /// All of a kind, in the order of their identifiers.
    func objects(ofKind isa: String) -> [ProjectObject] { objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id } }

    private func readTargets() -> [ProjectTarget] {
        var seen: Set<String> = []
        return objects("targets", of: root).filter { seen.insert($0.id).inserted }.compactMap { ProjectTarget($0, in: self) }
    }

    private func warnOfUnknownKinds() {
        for (isa, members) in Dictionary(grouping: objects.values, by: \.isa).sorted(by: { $0.key < $1.key })
        where !Self.kinds.contains(isa) {
            report.warn("objects of kind \(isa) are not known, and are passed over", file: file, line: members.map(\.line).min())
        }
    }

    private static let kinds: Set<String> = [
        "PBXProject", "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget", "PBXGroup", "PBXFileReference", "PBXVariantGroup",
        "XCVersionGroup", "PBXReferenceProxy", "XCBuildConfiguration", "XCConfigurationList", "PBXBuildFile", "PBXSourcesBuildPhase",
        "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase", "PBXShellScriptBuildPhase", "PBXCopyFilesBuildPhase",
        "PBXContainerItemProxy", "PBXTargetDependency", "PBXBuildRule", "PBXRezBuildPhase", "PBXAppleScriptBuildPhase",
        "XCSwiftPackageProductDependency", "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference",
        "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
    ]
}

import Foundation

/// Goes through the phases and the synchronised folders of a target.
struct TargetContentsReader {
    let target: ProjectTarget
    private let project: ProjectFile
    private var contents = TargetContents()
    private var seen: Set<String> = []

    init(_ target: ProjectTarget) {
        self.target = target
        project = target.project
    }

    static func read(_ target: ProjectTarget) throws(ProjectError) -> TargetContents {
        var reader = TargetContentsReader(target)
        for phase in target.phases { try reader.readPhase(phase) }
        try reader.readSynchronizedFolders()
        return reader.contents
    }

    private mutating func readPhase(_ phase: ProjectObject) throws(ProjectError) {
        switch phase.isa {
        case "PBXSourcesBuildPhase": try readFiles(of: phase, isSourcePhase: true, folder: "")
        case "PBXResourcesBuildPhase", "PBXHeadersBuildPhase": try readFiles(of: phase, isSourcePhase: false, folder: "")
        case "PBXCopyFilesBuildPhase":
            if let folder = Self.folder(of: phase) { try readFiles(of: phase, isSourcePhase: false, folder: folder) }
            if phase.string("dstSubfolderSpec") == "10" { readEmbedded(phase) }
        case "PBXFrameworksBuildPhase":
            for reference in target.buildFiles(of: phase).compactMap(\.reference) { readLinked(reference) }
        case "PBXShellScriptBuildPhase": contents.scripts.append(ScriptPhase(phase))
        default: break
        }
    }

    private mutating func readLinked(_ reference: ProjectObject) {
        guard let path = reference.string("path") ?? reference.string("name") else { return }
        let name = (path as NSString).lastPathComponent
        guard !contents.linked.contains(name) else { return }
        contents.linked.append(name)
        if reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" { contents.linkedProducts.append(name) }
    }

    /// A framework that is put into the bundle is linked by who imports it, whether or not a phase says so.
    private mutating func readEmbedded(_ phase: ProjectObject) {
        for reference in target.buildFiles(of: phase).compactMap(\.reference) {
            guard reference.string("sourceTree") == "BUILT_PRODUCTS_DIR", reference.string("path")?.hasSuffix(".framework") == true else {
                continue
            }
            readLinked(reference)
        }
    }

    /// Only what goes to the bundle itself or to its resources is a file of the app; the rest is embedding.
    private static func folder(of phase: ProjectObject) -> String? {
        guard ["1", "7"].contains(phase.string("dstSubfolderSpec")) else { return nil }
        let path = FileSystem.normalized("/" + (phase.string("dstPath") ?? "")).dropFirst()
        return path.isEmpty ? "" : path + "/"
    }

    private mutating func readFiles(of phase: ProjectObject, isSourcePhase: Bool, folder: String) throws(ProjectError) {
        for file in target.buildFiles(of: phase) {
            guard let reference = file.reference else { continue }
            if Self.isMadeBundle(reference) {
                contents.madeBundles.append(TargetContents.MadeBundle(reference: reference, folder: folder))
                continue
            }
            for leaf in leaves(of: reference) {
                try add(leaf, flags: file.compilerFlags, isSourcePhase: isSourcePhase, folder: folder)
            }
        }
    }

    private static func isMadeBundle(_ reference: ProjectObject) -> Bool {
        guard reference.string("sourceTree") == "BUILT_PRODUCTS_DIR" else { return false }
        return reference.string("explicitFileType") == "wrapper.cfbundle" || reference.string("fileType") == "wrapper.cfbundle"
            || reference.string("path")?.hasSuffix(".bundle") == true
    }

    /// A variant group stands for its children; a versioned model is one thing.
    private func leaves(of reference: ProjectObject) -> [ProjectObject] {
        switch reference.isa {
        case "PBXVariantGroup": project.objects("children", of: reference).filter { $0.isa != "PBXVariantGroup" }
        case "PBXReferenceProxy": []
        default: [reference]
        }
    }

    private mutating func add(_ reference: ProjectObject, flags: String?, isSourcePhase: Bool, folder: String) throws(ProjectError) {
        guard let place = project.places.path(of: reference) else { return }
        let path = try project.checkout.existing(place, for: reference.displayName, file: project.file, line: reference.line)
        guard let path else {
            project.report.warn(
                "\(project.checkout.relative(place)) of target \(target.name) does not exist", file: project.file, line: reference.line)
            return
        }
        guard seen.insert(path).inserted else { return }
        let kind = FileKind(
            path: place, explicit: reference.string("explicitFileType"), lastKnown: reference.string("lastKnownFileType"))
        contents.add(path, kind: kind, flags: flags, isSourcePhase: isSourcePhase, folder: folder)
    }

    private mutating func readSynchronizedFolders() throws(ProjectError) {
        for folder in SynchronizedFolder.all(of: target) {
            for member in try folder.members() where seen.insert(member.path).inserted {
                contents.add(
                    member.path, kind: member.kind, flags: member.flags, isSourcePhase: member.kind == .swift || member.kind == .otherSource
                )
            }
        }
    }
}

import Foundation

/// A folder whose files belong to a target without being listed, with the exceptions.
struct SynchronizedFolder {
    struct Member: Equatable {
        let path: String
        let kind: FileKind
        var flags: String?
    }

    private let object: ProjectObject
    private let project: ProjectFile
    private let folder: String
    /// The files that are left out where the target owns the folder, and the only files put in where it does not.
    private let exceptions: Set<String>
    private let owns: Bool
    private let flags: [String: String]
    private let leftOut: Set<String>

    private static let mostFiles = 100_000
    private static let greatestDepth = 64

    /// The folders that a target owns, and those of which it gets single files.
    static func all(of target: ProjectTarget) -> [SynchronizedFolder] {
        let project = target.project
        let owned = project.objects("fileSystemSynchronizedGroups", of: target.object)
        let ownedIDs = Set(owned.map(\.id))
        let others = project.objects(ofKind: "PBXFileSystemSynchronizedRootGroup").filter { !ownedIDs.contains($0.id) }
        return owned.compactMap { SynchronizedFolder($0, for: target, owns: true) }
            + others.compactMap { SynchronizedFolder($0, for: target, owns: false) }
    }

    private init?(_ object: ProjectObject, for target: ProjectTarget, owns: Bool) {
        let project = target.project
        guard let folder = project.places.path(of: object) else { return nil }
        let sets = project.objects("exceptions", of: object).filter {
            $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id
        }
        if !owns, sets.isEmpty { return nil }
        self.object = object
        self.project = project
        self.folder = folder
        self.owns = owns
        exceptions = Set(sets.flatMap { $0.strings("membershipExceptions") })
        flags = sets.reduce(into: [:]) { result, set in
            for (path, value) in set.fields["additionalCompilerFlagsByRelativePath"]?.dictionary ?? [:] { result[path] = value.string }
        }
        leftOut = sets.reduce(into: []) { result, set in
            for (path, filters) in set.fields["platformFiltersByRelativePath"]?.dictionary ?? [:] where !filters.strings.contains("ios") {
                result.insert(path)
            }
        }
    }

    func members() throws(ProjectError) -> [Member] {
        let found = try project.checkout.existing(
            folder, for: "the folder \(object.displayName)", file: project.file, line: object.line)
        guard let root = found, FileSystem.isFolder(root) else {
            project.report.warn(
                "the folder \(project.checkout.relative(folder)) does not exist", file: project.file, line: object.line)
            return []
        }
        var members: [Member] = [], entered: Set<String> = [root]
        try walk(root, "", 0, &members, &entered)
        return members
    }

    /// - Parameter entered: the folders that were walked, without links: links that lead to each other would multiply them.
    private func walk(
        _ path: String, _ relative: String, _ depth: Int, _ members: inout [Member], _ entered: inout Set<String>
    ) throws(ProjectError) {
        guard depth < Self.greatestDepth, members.count < Self.mostFiles else {
            throw ProjectError("the folder \(object.displayName) is too deep or has too many files", file: project.file, line: object.line)
        }
        for name in FileSystem.names(in: path) {
            let file = path + "/" + name, inner = relative + name
            guard let real = FileSystem.realPath(file) else { continue }
            guard project.checkout.contains(real) else {
                project.report.warn(
                    "\(inner) is a link that leads out of the checkout, and is not followed", file: project.file, line: object.line)
                continue
            }
            if FileSystem.isFolder(file), !isSingle(inner) {
                if entered.insert(real).inserted { try walk(file, inner + "/", depth + 1, &members, &entered) }
            } else if belongs(inner) {
                members.append(Member(path: file, kind: kind(of: inner, path: file), flags: flags[inner]))
            }
        }
    }

    /// Folders that count as one thing.
    private func isSingle(_ relative: String) -> Bool {
        if object.strings("explicitFolders").contains(relative) { return true }
        let name = (relative as NSString).pathExtension
        return !name.isEmpty && name != "lproj"
    }

    private func kind(of relative: String, path: String) -> FileKind {
        if object.strings("explicitFolders").contains(relative) { return .folder }
        return FileKind(path: path, explicit: object.fields["explicitFileTypes"]?[relative]?.string)
    }

    private func belongs(_ relative: String) -> Bool {
        if leftOut.contains(relative) || FileKind.ignoredExtensions.contains((relative as NSString).pathExtension) { return false }
        // A folder among the exceptions stands for all that is in it.
        let isException =
            exceptions.contains(relative) || exceptions.contains(Self.localized(relative))
            || exceptions.contains { relative.hasPrefix($0 + "/") }
        return isException != owns
    }

    /// How an exception names a file of a language: without the folder of that language.
    private static func localized(_ relative: String) -> String {
        let parts = relative.split(separator: "/")
        guard parts.contains(where: { $0.hasSuffix(".lproj") }) else { return relative }
        return "/Localized/" + parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}

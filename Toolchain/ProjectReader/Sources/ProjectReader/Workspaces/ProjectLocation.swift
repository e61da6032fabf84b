import Foundation

/// Which project or workspace is meant by a path that a person gives.
package struct ProjectLocation: Equatable {
    /// An `.xcodeproj` or `.xcworkspace`.
    package let path: String
    package let checkout: Checkout

    package var isWorkspace: Bool { path.hasSuffix(".xcworkspace") }
    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// - Parameter path: a project, a workspace, or a folder that holds one.
    package init(_ path: String) throws(ProjectError) {
        guard let real = FileSystem.realPath(path) else { throw ProjectError("there is no such file or folder", file: path) }
        if Self.isProject(real) {
            self.path = real
            checkout = Checkout(around: (real as NSString).deletingLastPathComponent)
            return
        }
        guard FileSystem.isFolder(real) else {
            throw ProjectError(
                "this is neither a project nor a folder", file: path, remedy: "Name an .xcodeproj, an .xcworkspace or a folder with one.")
        }
        self.path = real + "/" + (try Self.choose(in: real))
        checkout = Checkout(around: real)
    }

    /// Returns true if a folder holds a project, so that a command in it means that.
    package static func isThere(in folder: String) -> Bool { FileSystem.names(in: folder).contains(where: isProject) }

    private static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") }

    /// A workspace comes before projects; several of a kind are the user's choice.
    private static func choose(in folder: String) throws(ProjectError) -> String {
        let names = FileSystem.names(in: folder)
        for suffix in [".xcworkspace", ".xcodeproj"] {
            let found = names.filter { $0.hasSuffix(suffix) }
            if found.count == 1 { return found[0] }
            if found.count > 1 {
                throw ProjectError(
                    "there are several: \(found.map(PrintableText.of).joined(separator: ", "))", file: folder,
                    remedy: "Name the one that you mean.")
            }
        }
        if names.contains("project.yml") {
            throw ProjectError(
                "there is only a project.yml, from which XcodeGen makes a project", file: folder, remedy: "Run xcodegen, then try again.")
        }
        throw ProjectError("there is no .xcodeproj and no .xcworkspace", file: folder, remedy: nested(in: folder, names))
    }

    private static func nested(in folder: String, _ names: [String]) -> String? {
        var found: [String] = []
        for name in names where FileSystem.isFolder(folder + "/" + name) {
            found += FileSystem.names(in: folder + "/" + name).filter(isProject).map { name + "/" + $0 }
            if found.count > 4 { break }
        }
        guard !found.isEmpty else { return nil }
        return "Name one of those below: " + found.prefix(4).map(PrintableText.of).joined(separator: ", ") + (found.count > 4 ? " …" : "")
    }
}

import Foundation

/// Where the groups and files of a project lie on disk.
package final class FilePlaces {
    /// By identifier. What is made by the build, or belongs to the system, has no path.
    private var paths: [String: String] = [:]
    private unowned let project: ProjectFile

    init(of project: ProjectFile) {
        self.project = project
        guard let main = project.object("mainGroup", of: project.root) else { return }
        walk(from: main)
    }

    /// The path of an object; nil where it has none, or none that may be read.
    func path(of object: ProjectObject) -> String? { paths[object.id] }

    /// A project lists each group once; one that holds itself is not entered again.
    private func walk(from main: ProjectObject) {
        var pending: [(object: ProjectObject, parent: String)] = [(main, project.folder)]
        var entered: Set<String> = []
        while let (object, parent) = pending.popLast() {
            guard entered.insert(object.id).inserted else { continue }
            guard let place = place(of: object, in: parent) else { continue }
            paths[object.id] = place
            let children = project.objects("children", of: object)
            // A variant group or a version group stands where its parent does; its children say the rest.
            for child in children.reversed() { pending.append((child, place)) }
        }
    }

    private func place(of object: ProjectObject, in parent: String) -> String? {
        let path = object.string("path") ?? ""
        let tree = object.string("sourceTree") ?? "<group>"
        if path.hasPrefix("/") || tree == "<absolute>" && !path.isEmpty {
            return refused(path, object)
        }
        switch tree {
        case "<group>": return FileSystem.joined(parent, path)
        case "SOURCE_ROOT", "<absolute>", "PROJECT_DIR", "SRCROOT": return FileSystem.joined(project.folder, path)
        // Products and frameworks of the system are known by their names.
        case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR": return nil
        default: return FileSystem.joined(project.folder, path)
        }
    }

    /// Absolute paths lead to somebody's machine.
    private func refused(_ path: String, _ object: ProjectObject) -> String? {
        project.report.warn(
            "\(object.displayName) has the absolute path \(path), which is not read", file: project.file, line: object.line)
        return nil
    }
}

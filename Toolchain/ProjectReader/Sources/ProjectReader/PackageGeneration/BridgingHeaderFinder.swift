import Foundation

/// Finds the bridging header of a target, and the headers that it imports.
struct BridgingHeaderFinder {
    let target: ProjectTarget
    let workspace: Workspace
    let compiler: HeaderCompiler?

    private var project: ProjectFile { target.project }

    /// - Parameter name: the path from the project's folder; empty for none.
    func read(_ name: String) throws(ProjectError) -> BridgingHeader {
        guard !name.isEmpty else { return BridgingHeader() }
        let what = "the bridging header of target \(target.name)"
        let path = FileSystem.joined(project.folder, name)
        guard let file = try project.checkout.existing(path, for: what, file: project.file) else { return BridgingHeader() }
        var header = try read(file, what)
        if let compiler { header = header.checked(by: compiler) }
        if !header.unseen.isEmpty {
            workspace.report.note(
                "target \(target.name): what its bridging header imports is not seen by Swift here: "
                    + header.unseen.prefix(5).map(\.description).joined(separator: ", ") + (header.unseen.count > 5 ? " …" : ""))
        }
        return header
    }

    /// The modules that the header of a framework imports, which Xcode makes its Objective-C half of; empty for other targets.
    func modules(ofUmbrella module: String, among headers: [String]) throws(ProjectError) -> [String] {
        // CocoaPods gives it a name of its own.
        let names = [module + ".h", module + "-umbrella.h"]
        guard let umbrella = headers.first(where: { names.contains(($0 as NSString).lastPathComponent) }) else { return [] }
        return try read(umbrella, "the header of target \(target.name)").modules
    }

    /// Those of the sources that are in plain C, and include nothing but headers in plain C of the project and those of the C library.
    func plainSources(among files: [String]) throws(ProjectError) -> [CSource] {
        var found: [CSource] = []
        for file in files where (file as NSString).pathExtension == "c" {
            let source = try read(file, "a source of target \(target.name)")
            guard source.unseen.isEmpty, source.modules.isEmpty, !source.text.isEmpty else { continue }
            if let compiler, !compiler.errors(in: source.text).isEmpty { continue }
            found.append(CSource(path: file, text: source.text))
        }
        return found
    }

    private func read(_ file: String, _ what: String) throws(ProjectError) -> BridgingHeader {
        try BridgingHeaderReader.read(file) { (name, importer) throws(ProjectError) in
            for place in places(of: name, importer) {
                guard let found = try project.checkout.existing(place, for: what, file: importer), FileSystem.isFile(found) else {
                    continue
                }
                return found
            }
            return nil
        }
    }

    /// Beside the file that imports it, in the project's folder, and where the project has a header of that name, as Xcode finds it.
    private func places(of name: String, _ importer: String) -> [String] {
        let near = [(importer as NSString).deletingLastPathComponent, project.folder].map { FileSystem.joined($0, name) }
        let references = project.objects(ofKind: "PBXFileReference").compactMap { project.places.path(of: $0) }
        return near + references.filter { ($0 as NSString).lastPathComponent == (name as NSString).lastPathComponent }
    }
}

import Foundation

/// The names of files for the editor and for the language server. They differ where a package was made of an Xcode project: its sources are
/// links to those of the project.
struct ProjectPaths {
    /// The folder that the editor has open; nil where both see the same.
    let project: String?
    let package: String
    private var links: [String: String] = [:]
    private var files: [String: String] = [:]

    init(package: String, project: String? = nil) {
        self.package = package
        self.project = project
        guard project != nil, let names = FileManager.default.enumerator(atPath: package + "/Targets") else { return }
        for case let name as String in names where name.hasSuffix(".swift") {
            let link = package + "/Targets/" + name
            guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { continue }
            links[file] = link
            files[link] = file
        }
    }

    func toServer(_ uri: String) -> String { mapped(uri, links, from: project, to: package) }

    func toEditor(_ uri: String) -> String { mapped(uri, files, from: package, to: project) }

    private func mapped(_ uri: String, _ table: [String: String], from: String?, to: String?) -> String {
        guard let from, let to, let path = FileURI.path(uri) else { return uri }
        if let other = table[path] { return FileURI.of(other) }
        return path == from ? FileURI.of(to) : uri
    }
}

/// `file:` addresses.
enum FileURI {
    static func path(_ uri: String) -> String? {
        guard uri.hasPrefix("file://"), let path = uri.dropFirst(7).removingPercentEncoding, path.hasPrefix("/") else { return nil }
        return path
    }

    static func of(_ path: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ";@&=+$,!'()*"))
        return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
    }
}

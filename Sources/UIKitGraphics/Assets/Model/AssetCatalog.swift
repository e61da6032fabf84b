import Foundation

/// The asset catalogs of a folder, as Xcode writes them: folders that nobody has compiled.
///
/// Only the names of folders are read at first, and the `Contents.json` of groups.
struct AssetCatalog: Sendable {
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    /// The kinds of folders that have sets in them without being groups.
    private static let transparentFolders: Set<String> = ["spriteatlas", "xcassets"]
    // ad-hoc: no catalog is nested deeper than this, but a link may lead in a circle.
    private static let maximumDepth = 16

    private var folders: [Kind: [String: String]] = [:]
    /// The mistakes in the files of groups, each with file and position.
    private(set) var problems: [String] = []

    init(folder: String) {
        for name in Self.contents(folder) where name.hasSuffix(".xcassets") { addSets(in: folder + "/" + name, prefix: "", depth: 0) }
    }

    /// The folder of a set; nil where there is none of the name.
    func folder(of kind: Kind, named name: String) -> String? { folders[kind]?[name] }

    /// - Parameter prefix: what comes before the names, in folders that are part of these.
    private mutating func addSets(in folder: String, prefix: String, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for entry in Self.contents(folder) {
            let path = folder + "/" + entry
            let ending = (entry as NSString).pathExtension
            let name = prefix + (entry as NSString).deletingPathExtension
            if let kind = Kind(rawValue: ending) {
                // The first of several sets of a name counts, as the order of the names has it.
                folders[kind, default: [:]][name] = folders[kind]?[name] ?? path
            } else if ending.isEmpty || Self.transparentFolders.contains(ending) {
                addGroup(path, name: name, prefix: prefix, depth: depth)
            }
        }
    }

    private mutating func addGroup(_ path: String, name: String, prefix: String, depth: Int) {
        guard FileManager.default.fileExists(atPath: path + "/.") else { return }
        let file = path + "/Contents.json"
        let contents = AssetContents(FileManager.default.contents(atPath: file))
        problems += contents.problems.map { "\(file): \($0)" }
        addSets(in: path, prefix: contents.providesNamespace ? name + "/" : prefix, depth: depth + 1)
    }

    private static func contents(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}

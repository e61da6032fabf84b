import Foundation
import Synchronization

/// The asset catalogs of a folder, as they come from Xcode: folders that nobody has compiled.
struct AssetCatalogs: Sendable {
    /// The folder of each set of pictures or colours, by its name.
    private var imageSets: [String: String] = [:]
    private var colorSets: [String: String] = [:]

    private static let known = Mutex<[String: AssetCatalogs]>([:])

    /// Those of a folder; it is read once.
    static func of(_ folder: String) -> AssetCatalogs {
        known.withLock { known in
            if let catalogs = known[folder] { return catalogs }
            let catalogs = AssetCatalogs(folder: folder)
            known[folder] = catalogs
            return catalogs
        }
    }

    init(folder: String) {
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in contents.sorted() where name.hasSuffix(".xcassets") { addSets(in: folder + "/" + name, prefix: "", depth: 0) }
    }

    /// - Parameter prefix: what comes before the names, in folders that are part of these.
    private mutating func addSets(in folder: String, prefix: String, depth: Int) {
        // ad-hoc: no catalog is nested deeper than this, but a link may lead in a circle.
        guard depth < 16 else { return }
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = folder + "/" + entry
            let name = prefix + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset": imageSets[name] = imageSets[name] ?? path
            case "colorset": colorSets[name] = colorSets[name] ?? path
            case "":
                guard FileManager.default.fileExists(atPath: path + "/.") else { continue }
                let isNamespace = AssetFile.read(path)?.properties?.providesNamespace == true
                addSets(in: path, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1)
            default: break
            }
        }
    }

    func image(named name: String, traits: UITraitCollection) -> UIImage? {
        guard let folder = imageSets[name], let file = AssetFile.read(folder) else { return nil }
        return file.image(in: folder, traits: traits)
    }

    func color(named name: String) -> UIColor? {
        guard let folder = colorSets[name] else { return nil }
        return AssetFile.read(folder)?.color
    }
}

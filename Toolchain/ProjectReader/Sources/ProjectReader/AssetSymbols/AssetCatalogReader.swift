import Foundation

/// The sets of colours and pictures in an asset catalog, by their names.
struct AssetCatalogReader {
    /// A folder of a catalog.
    struct Folder: Equatable {
        var colors: Set<String> = []
        var images: Set<String> = []
        /// Those whose names are part of the names of what is in them.
        var namespaces: [String: Folder] = [:]

        var isEmpty: Bool { colors.isEmpty && images.isEmpty && namespaces.values.allSatisfy(\.isEmpty) }

        mutating func merge(_ other: Folder) {
            colors.formUnion(other.colors)
            images.formUnion(other.images)
            for (name, folder) in other.namespaces { namespaces[name, default: Folder()].merge(folder) }
        }
    }

    private static let deepest = 32

    let checkout: Checkout

    /// The content of a catalog, or of one of its folders; none where it lies outside of the checkout.
    func read(_ path: String, depth: Int = 0) -> Folder {
        var folder = Folder()
        guard depth < Self.deepest, let real = FileSystem.realPath(path), checkout.contains(real), FileSystem.isFolder(real) else {
            return folder
        }
        for name in FileSystem.names(in: real) where !name.hasPrefix(".") {
            let title = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "colorset": folder.colors.insert(title)
            case "imageset", "symbolset": folder.images.insert(title)
            case "" where FileSystem.isFolder(real + "/" + name):
                let inner = read(real + "/" + name, depth: depth + 1)
                if providesNamespace(real + "/" + name) {
                    folder.namespaces[name, default: Folder()].merge(inner)
                } else {
                    folder.merge(inner)
                }
            default: break
            }
        }
        return folder
    }

    private func providesNamespace(_ folder: String) -> Bool {
        guard let bytes = try? FileSystem.read(folder + "/Contents.json", atMost: 1 << 20),
            let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let properties = object["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}

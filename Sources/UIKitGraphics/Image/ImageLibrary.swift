@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// Finds the pictures of bundles by name, and keeps what it has found.
package final class ImageLibrary: Sendable {
    package static let shared = ImageLibrary()

    private struct Key: Hashable {
        var folders: [String]
        var name: String
    }

    private let assets = Mutex<[Key: UIImageAsset]>([:])
    private let symbols = Mutex<[Key: CustomSymbol]>([:])
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif"]

    /// On any thread. A name that is expected but not found is reported once.
    func image(named name: String, in bundle: Bundle?, traits: UITraitCollection, isExpected: Bool = true) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let key = Key(folders: ResourceFolders.of(bundle), name: name)
        if let known = assets.withLock({ $0[key] }), let image = known.image(for: traits) { return image }
        if let known = symbols.withLock({ $0[key] }) { return image(of: known, traits) }
        for folder in key.folders {
            if let symbol = symbol(name, in: folder), let image = image(of: symbol, traits) {
                symbols.withLock { $0[key] = symbol }
                return image
            }
            guard let named = namedImage(name, in: folder, for: AssetQuery(traits)) else { continue }
            let asset = UIImageAsset(named)
            assets.withLock { $0[key] = asset }
            return asset.image(for: traits)
        }
        if isExpected { report(key) }
        return nil
    }

    /// Lets go of all that nobody shows at present. Files are read anew when they are asked for.
    package func removeAll() {
        let former = assets.withLock { assets in
            defer { assets = [:] }
            return assets
        }
        for asset in former.values { asset.named?.removeAll() }
        CGImage.removeDecodedPixels()
    }

    // MARK: Private

    private func image(of symbol: CustomSymbol, _ traits: UITraitCollection) -> UIImage? {
        symbol.content(UIImage.Configuration(traitCollection: traits)).map { UIImage($0) }
    }

    /// The symbol of the name in the catalogs of a folder.
    private func symbol(_ name: String, in folder: String) -> CustomSymbol? {
        guard let set = AssetLibrary.shared.set(.symbol, named: name, in: folder), let file = set.contents.files.first else { return nil }
        let path = set.folder + "/" + file.name
        do {
            let symbol = try CustomSymbol(name: name, data: FileManager.default.contents(atPath: path) ?? Data())
            if symbol.content(nil) != nil { return symbol }
            ResourceReport.tell("UIImage(named: \"\(name)\"): \(path): there is no group \"Regular-M\" as templates of symbols have it.")
        } catch {
            ResourceReport.tell("UIImage(named: \"\(name)\"): \(path): \(error).")
        }
        return nil
    }

    /// The image of a name in a folder that can be read: a set of a catalog, or else files, or else the set that goes by the name without
    /// the end of a file's.
    private func namedImage(_ name: String, in folder: String, for query: AssetQuery) -> NamedImage? {
        if let named = setImage(name, in: folder, for: query) { return named }
        let file = ImageFile(path: folder + "/" + name)
        // Dots are not always the beginning of an extension: "arrow.small" is a name too.
        let isPicture = Self.extensions.contains(file.fileExtension.lowercased())
        let plain = isPicture ? [file] : Self.extensions.map { ImageFile(path: folder + "/" + name + "." + $0) }
        for candidate in plain {
            let named = NamedImage(name: name, files: candidate.allVariants.filter(\.exists))
            if named.image(for: query) != nil { return named }
        }
        return isPicture ? setImage((name as NSString).deletingPathExtension, in: folder, for: query) : nil
    }

    private func setImage(_ name: String, in folder: String, for query: AssetQuery) -> NamedImage? {
        guard let set = AssetLibrary.shared.set(.image, named: name, in: folder) else { return nil }
        let named = NamedImage(name: name, set: set)
        return named.image(for: query) == nil ? nil : named
    }

    private func report(_ key: Key) {
        let hasExtension = Self.extensions.contains(ImageFile(path: key.name).fileExtension.lowercased())
        ResourceReport.tell(
            "UIImage(named: \"\(key.name)\"): there is no such picture in \(key.folders.joined(separator: ", ")). "
                + "Add \(key.name)\(hasExtension ? "" : ".png") to the resources of the target, or pass the bundle it is in.")
    }
}

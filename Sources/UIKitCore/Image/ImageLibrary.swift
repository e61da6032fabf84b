import Foundation
import Synchronization

/// Finds the pictures of bundles by name, and keeps what it has found.
final class ImageLibrary: Sendable {
    static let shared = ImageLibrary()

    private struct Key: Hashable {
        var folders: [String]
        var name: String
        var scale: CGFloat
        var device: String
        var isDark: Bool
    }

    private struct State {
        var images: [Key: UIImage] = [:]
        var missing: Set<Key> = []
    }

    private let state = Mutex(State())
    private static let extensions = ["png", "jpg", "jpeg", "webp", "gif"]

    /// On any thread. A name that is expected but not found is told once.
    func image(named name: String, in bundle: Bundle?, traits: UITraitCollection, isExpected: Bool = true) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let folders = ResourceFolders.of(bundle)
        let key = Key(
            folders: folders, name: name, scale: max(traits.displayScale, 1),
            device: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone", isDark: traits.userInterfaceStyle == .dark)
        if let known = state.withLock({ $0.images[key] }) { return known }
        guard let image = find(key, traits) else {
            if isExpected, state.withLock({ $0.missing.insert(key).inserted }) { report(key) }
            return nil
        }
        state.withLock { $0.images[key] = image }
        return image
    }

    /// Lets go of all that nobody shows at present. Files are read anew when they are asked for.
    func removeAll() { state.withLock { $0.images = [:] } }

    // MARK: Private

    private func find(_ key: Key, _ traits: UITraitCollection) -> UIImage? {
        for folder in key.folders {
            let file = ImageFile(path: folder + "/" + key.name)
            let isPicture = Self.extensions.contains(file.fileExtension.lowercased())
            if let image = AssetCatalogs.of(folder).image(named: key.name, traits: traits) { return image }
            // Dots are not always the beginning of an extension: "arrow.small" is a name too.
            let plain = isPicture ? [file] : Self.extensions.map { ImageFile(path: folder + "/" + key.name + "." + $0) }
            for candidate in plain.flatMap({ $0.variants(scale: key.scale, device: key.device) }).filter(\.exists) {
                if let data = FileManager.default.contents(atPath: candidate.path),
                    let image = UIImage(data: data, scale: candidate.scale)
                {
                    return image
                }
                tell("UIImage(named: \"\(key.name)\"): \(candidate.path) is no picture that can be read.")
            }
        }
        return nil
    }

    private func report(_ key: Key) {
        tell(
            "UIImage(named: \"\(key.name)\"): there is no such picture in \(key.folders.joined(separator: ", ")). "
                + "Add \(key.name).png to the resources of the target, or pass the bundle it is in.")
    }

    private func tell(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}

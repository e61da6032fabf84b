import Foundation
import UIKit

/// Folders of pictures, `….atlas`, in the app's bundle.
@MainActor
enum AtlasFolder {
    /// All atlases in the bundle.
    private static let all: [URL] = {
        guard let root = Bundle.main.resourceURL else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        return files.filter { ["atlas", "atlasc"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }()

    /// A picture of the app, wherever it is.
    static func image(named name: String) -> UIImage? {
        if let image = all.lazy.compactMap({ image(named: name, in: $0) }).first { return image }
        // Catalogues know pictures by their names alone, and files of this kind are found by them, too.
        return UIImage(named: name.hasSuffix(".png") ? String(name.dropLast(4)) : name)
    }

    static func folder(named name: String) -> URL? { all.first { $0.deletingPathExtension().lastPathComponent == name } }

    /// A picture in a folder, the one that suits the screen best.
    static func image(named name: String, in folder: URL) -> UIImage? {
        let file = URL(fileURLWithPath: name)
        let kind = file.pathExtension.isEmpty ? "png" : file.pathExtension
        let stem = file.deletingPathExtension().lastPathComponent
        let wanted = Int(UIScreen.main.scale.rounded())
        for scale in [wanted, 3, 2, 1] {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            let url = folder.appendingPathComponent("\(stem)\(suffix).\(kind)")
            guard let image = UIImage(contentsOfFile: url.path) else { continue }
            return image
        }
        return nil
    }

    /// The names of the pictures in a folder, each once.
    static func names(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.filter { ["png", "jpg", "jpeg"].contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }.map { file in
            let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            return stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
        }
        return Set(names).sorted()
    }
}

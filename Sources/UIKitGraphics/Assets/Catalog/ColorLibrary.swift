import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// Finds the colours of bundles by name, and keeps what it has found.
final class ColorLibrary: Sendable {
    static let shared = ColorLibrary()

    private struct Key: Hashable {
        var folders: [String]
        var name: String
    }

    private let colors = Mutex<[Key: NamedColor]>([:])

    /// On any thread.
    func color(named name: String, in bundle: Bundle?) -> NamedColor? {
        let key = Key(folders: ResourceFolders.of(bundle), name: name)
        if let known = colors.withLock({ $0[key] }) { return known }
        for folder in key.folders {
            guard let set = AssetLibrary.shared.set(.color, named: name, in: folder) else { continue }
            if let color = NamedColor(name: name, shades: set.contents.shades) {
                colors.withLock { $0[key] = color }
                return color
            }
            ResourceReport.tell("UIColor(named: \"\(name)\"): \(set.folder)/Contents.json has no colour that can be read.")
        }
        return nil
    }
}

import Foundation

/// Files in the app's bundle by the names that games use: with their kind or without.
enum ResourceFile {
    /// - Parameter kind: what may be left out at the end of the name.
    static func url(of name: String, kind: String?) -> URL? {
        let file = URL(fileURLWithPath: name)
        let base = file.deletingPathExtension().lastPathComponent
        let kinds = file.pathExtension.isEmpty ? [kind] : [file.pathExtension, kind]
        for kind in kinds {
            let stem = kind == file.pathExtension ? base : file.lastPathComponent
            if let url = Bundle.main.url(forResource: stem, withExtension: kind) { return url }
        }
        return nil
    }
}

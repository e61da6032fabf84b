import Foundation

/// Names of files that are made of names of something else.
enum FileName {
    /// The name with what would lead out of the folder, or hide the file, written as an escape.
    static func safe(_ name: String) -> String {
        let escaped = name.replacingOccurrences(of: "/", with: "%2F")
        return escaped.hasPrefix(".") ? "%2E" + escaped.dropFirst() : escaped
    }
}

import Foundation
import Synchronization

/// The texts of `strings` and `stringsdict` files in the user's language.
enum LocalizedStrings {
    private static let tables = Mutex<[String: [String: String]]>([:])

    /// The text of a key in a bundle's table, `Localizable` if it has no name; nil stands for the app's bundle.
    ///
    /// Where there is no such text it is the value, or without one the key.
    static func text(forKey key: String, value: String?, table: String?, in bundle: Bundle?) -> String {
        text(forKey: key, value: value, table: table, folders: ResourceFolders.of(bundle))
    }

    /// The text of a key in the first table of the folders that has it; the value, or without one the key, where none has. Of words that
    /// depend on a number it is the format.
    static func text(forKey key: String, value: String?, table: String?, folders: [String]) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for folder in folders {
            let file = folder + "/" + name
            if let text = contents(of: file + ".stringsdict")[key] ?? contents(of: file + ".strings")[key] { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// A file is read once. One that is missing or damaged has no texts.
    private static func contents(of path: String) -> [String: String] {
        if let known = tables.withLock({ $0[path] }) { return known }
        let read = read(path)
        tables.withLock { $0[path] = read }
        return read
    }

    private static func read(_ path: String) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            ResourceReport.tell("\(path): this is no file of strings that can be read; its texts are left out.")
            return [:]
        }
        guard path.hasSuffix(".stringsdict") else { return list.compactMapValues { $0 as? String } }
        return list.compactMapValues {
            PluralText($0, language: language(of: path)).map(PluralText.markedFormat) ?? WidthVariants.text(of: $0)
        }
    }

    /// That of the folder that a file is in; the user's for one that is there for all languages.
    private static func language(of path: String) -> String {
        let folder = path.split(separator: "/").dropLast().last ?? ""
        guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return PreferredLanguages.ofProcess.languages.first ?? "en" }
        return String(folder.dropLast(6))
    }
}

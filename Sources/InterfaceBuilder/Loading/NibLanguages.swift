import Foundation

/// The user's languages, as the folders of localised files are called: `pt-BR`, and `pt` behind it.
@MainActor
enum NibLanguages {
    /// Read when a file is looked for, never while drawing. A test puts something else here.
    static var preferred: [String] = Locale.preferredLanguages.flatMap { language -> [String] in
        let name = language.replacingOccurrences(of: "_", with: "-")
        guard let dash = name.firstIndex(of: "-") else { return [name] }
        return [name, String(name[..<dash])]
    }
}

import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
@_spi(ForasteroInternal) import UIKitCore

/// Finds the files of nibs in bundles.
@MainActor
enum NibFiles {
    struct File {
        var url: URL
        /// Texts in the user's language, by `id.property`.
        var translations: [String: String]
    }

    /// The file of a nib; nil where the bundle has none.
    ///
    /// A file for the device in use comes before one for all devices, one in the user's language before that of the base, and what
    /// is compiled before its source.
    static func find(_ name: String, in bundle: Bundle?, endings: [String] = [".nib", ".xib"]) -> File? {
        let (folder, base) = split(name)
        let roots = ResourceFolders.of(bundle)
        let languages = NibLanguages.preferred
        for candidate in [base + idiomSuffix, base] {
            for root in roots {
                for localization in languages.map({ "/\($0).lproj" }) + ["", "/Base.lproj", "/en.lproj", "/English.lproj"] {
                    guard let url = file(root + localization + folder + "/" + candidate, endings) else { continue }
                    let isTranslated = languages.contains { localization == "/\($0).lproj" }
                    return File(url: url, translations: isTranslated ? [:] : translations(of: candidate, in: root, languages))
                }
            }
        }
        return nil
    }

    private static func file(_ path: String, _ endings: [String]) -> URL? {
        endings.lazy.compactMap { CompiledNib.file(at: URL(fileURLWithPath: path + $0)) }.first
    }

    /// The bytes of a file. What is too large is not read at all.
    static func contents(of file: File) throws(DocumentError) -> Data {
        let name = file.url.lastPathComponent
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.url.path)
        if let size = attributes?[.size] as? NSNumber, size.intValue > DocumentLimits.bytes {
            throw DocumentError(file: name, line: nil, problem: .tooLarge)
        }
        guard let data = FileManager.default.contents(atPath: file.url.path) else {
            throw DocumentError(file: name, line: nil, problem: .noAccess)
        }
        return data
    }

    private static func translations(of name: String, in root: String, _ languages: [String]) -> [String: String] {
        // The base is written in English, where nothing else is said: what comes behind that is not wanted.
        for language in languages.prefix(while: { $0 != "en" }) + ["en"] {
            guard let data = FileManager.default.contents(atPath: "\(root)/\(language).lproj/\(name).strings") else { continue }
            return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
        }
        return [:]
    }

    /// Names are given without the ending, but some apps give it.
    private static func split(_ name: String) -> (folder: String, base: String) {
        var base = name
        for ending in [".nib", ".xib", ".storyboard"] where base.hasSuffix(ending) { base.removeLast(ending.count) }
        guard let slash = base.lastIndex(of: "/") else { return ("", base) }
        return ("/" + base[..<slash], String(base[base.index(after: slash)...]))
    }

    private static var idiomSuffix: String { UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone" }

    static func name(of bundle: Bundle?) -> String { "\"\((bundle ?? .main).bundlePath)\"" }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Finds the files of nibs in bundles.
enum NibFiles {
    /// The file of a nib; nil where the bundle has none. A file for the device in use comes before one for all.
    static func find(_ name: String, in bundle: Bundle?, endings: [String] = [".nib", ".xib"]) -> URL? {
        let (folder, base) = split(name)
        let folders = Bundle.resourceFolders(of: bundle).flatMap { root in
            localizations.map { root + $0 + folder }
        }
        for candidate in [base + idiomSuffix, base] {
            for folder in folders {
                for ending in endings {
                    let path = folder + "/" + candidate + ending
                    if let file = CompiledNib.file(at: URL(fileURLWithPath: path)) { return file }
                }
            }
        }
        return nil
    }

    /// Names are given without the ending, but some apps give it.
    private static func split(_ name: String) -> (folder: String, base: String) {
        var base = name
        for ending in [".nib", ".xib"] where base.hasSuffix(ending) { base.removeLast(ending.count) }
        guard let slash = base.lastIndex(of: "/") else { return ("", base) }
        return ("/" + base[..<slash], String(base[base.index(after: slash)...]))
    }

    private static let idiomSuffix = "~iphone"

    /// Folders inside a bundle's: none, and those of localised files.
    private static let localizations = ["", "/Base.lproj", "/en.lproj", "/English.lproj"]

    static func name(of bundle: Bundle?) -> String { "\"\((bundle ?? .main).bundlePath)\"" }
}

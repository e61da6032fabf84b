import Foundation

/// The file in Swift that names the colours and pictures of a target's asset catalogs.
package struct AssetSymbols {
    private let colors: [Symbol]
    private let images: [Symbol]
    private let hasExtensions: Bool

    /// A name, or a folder of names.
    private struct Symbol {
        let name: String
        let title: String
        var inside: [Symbol]?
    }

    private enum Kind: String {
        case color = "Color"
        case image = "Image"

        /// The names that `UIColor` and `UIImage` have already; Xcode warns of such names and leaves them out.
        var taken: Set<String> {
            switch self {
            case .color:
                [
                    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
                    "lightText",
                    "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "red", "secondaryLabel",
                    "separator", "systemBackground", "tertiaryLabel", "tintColor", "white", "yellow",
                ]
            case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
            }
        }
    }

    /// nil where the settings want none, or there is nothing to name.
    package init?(catalogs: [String], settings: BuildSettings, checkout: Checkout, report: ProjectReport, target: String) {
        let name = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
        guard !settings.isAssigned(name) || settings.isTrue(name) else { return nil }
        let reader = AssetCatalogReader(checkout: checkout)
        let folder = catalogs.reduce(into: AssetCatalogReader.Folder()) { $0.merge(reader.read($1)) }
        guard !folder.isEmpty else { return nil }
        func symbols(_ kind: Kind) -> [Symbol] { Self.symbols(folder, kind, "") { report.warn("target \(target): \($0)") } }
        colors = symbols(.color)
        images = symbols(.image)
        hasExtensions = settings.isTrue("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    }

    private static func symbols(
        _ folder: AssetCatalogReader.Folder, _ kind: Kind, _ path: String, _ warn: (String) -> Void
    ) -> [Symbol] {
        var seen: [String: String] = [:]
        var symbols: [Symbol] = []
        func add(_ symbol: Symbol) {
            if let other = seen[symbol.name] {
                return warn("the assets \"\(other)\" and \"\(symbol.title)\" would both be called \(symbol.name); only the first one is")
            }
            seen[symbol.name] = symbol.title
            symbols.append(symbol)
        }
        for title in (kind == .color ? folder.colors : folder.images).sorted() {
            add(Symbol(name: AssetSymbolName.member(of: title), title: path + title))
        }
        for (title, inner) in folder.namespaces.sorted(by: { $0.key < $1.key }) {
            let inside = Self.symbols(inner, kind, path + title + "/", warn)
            if !inside.isEmpty { add(Symbol(name: AssetSymbolName.namespace(of: title), title: path + title, inside: inside)) }
        }
        return symbols
    }

    // MARK: As text

    package var text: String {
        var lines = [
            "// The names of the assets of this target. Made anew from its catalogs when the project is built.",
            "import DeveloperToolsSupport", "import UIKit", "", "private final class ResourceBundleClass {}",
            "private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)",
        ]
        for (kind, symbols) in [(Kind.color, colors), (.image, images)] where !symbols.isEmpty {
            lines += ["", "extension DeveloperToolsSupport.\(kind.rawValue)Resource {"] + members(symbols, kind, indent: 1) + ["}"]
            if hasExtensions { lines += extensions(symbols, kind) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func members(_ symbols: [Symbol], _ kind: Kind, indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        return symbols.flatMap { symbol -> [String] in
            guard let inside = symbol.inside else {
                let type = "DeveloperToolsSupport.\(kind.rawValue)Resource"
                let name = ManifestText.literal(symbol.title)
                return ["\(space)static let `\(symbol.name)` = \(type)(name: \(name), bundle: resourceBundle)"]
            }
            return ["\(space)enum `\(symbol.name)` {"] + members(inside, kind, indent: indent + 1) + ["\(space)}"]
        }
    }

    private func extensions(_ symbols: [Symbol], _ kind: Kind) -> [String] {
        let type = "UI\(kind.rawValue)"
        let lines = extensionMembers(symbols, kind, path: "", indent: 1)
        return lines.isEmpty ? [] : ["", "extension \(type) {"] + lines + ["}"]
    }

    private func extensionMembers(_ symbols: [Symbol], _ kind: Kind, path: String, indent: Int) -> [String] {
        let space = String(repeating: "    ", count: indent)
        let type = "UI\(kind.rawValue)"
        return symbols.flatMap { symbol -> [String] in
            guard let inside = symbol.inside else {
                if path.isEmpty, kind.taken.contains(symbol.name) || symbol.name.hasPrefix("system") { return [] }
                return ["\(space)static var `\(symbol.name)`: \(type) { \(type)(resource: \(path).`\(symbol.name)`) }"]
            }
            return ["\(space)enum `\(symbol.name)` {"]
                + extensionMembers(inside, kind, path: path + ".`\(symbol.name)`", indent: indent + 1) + ["\(space)}"]
        }
    }
}

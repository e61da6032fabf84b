import Foundation

/// The `Contents.json` of one set of an asset catalog.
struct AssetContents: Sendable {
    /// A picture, symbol or file of data.
    struct File: Hashable, Sendable {
        var conditions: AssetConditions
        var name: String
        var slicing: AssetSlicing?
        /// In pixels of the file.
        var alignment: UIEdgeInsets
        /// The type of the data, as `public.json`.
        var typeIdentifier: String?
    }

    struct Shade: Hashable, Sendable {
        var conditions: AssetConditions
        var color: AssetColor
    }

    enum RenderingIntent: String, Sendable {
        case original, template
    }

    var files: [File] = []
    var shades: [Shade] = []
    /// True if the names of what is in the folder begin with that of the folder.
    var providesNamespace = false
    var renderingIntent: RenderingIntent?
    var preservesVectors = false
    /// The mistakes in the file, each with its position.
    var problems: [String] = []

    /// - Parameter data: nil where there is no file, which says nothing and is no error.
    init(_ data: Data?) {
        guard let data else { return }
        let problems = JSONElement.Problems()
        do {
            read(JSONElement(value: try JSONSerialization.jsonObject(with: data), problems: problems))
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
            problems.note("", "this is no JSON: \(reason)")
        }
        self.problems = problems.texts
    }

    private mutating func read(_ root: JSONElement) {
        guard root.object != nil else { return }
        if let properties = root["properties"] {
            providesNamespace = properties["provides-namespace"]?.flag ?? false
            preservesVectors = properties["preserves-vector-representation"]?.flag ?? false
            // "automatic" leaves it to whoever shows the picture, which is the default.
            renderingIntent = properties["template-rendering-intent"]?.text.flatMap { RenderingIntent(rawValue: $0) }
        }
        for key in ["images", "symbols", "data"] { files += (root[key]?.elements ?? []).compactMap { File($0) } }
        shades = (root["colors"]?.elements ?? []).compactMap { Shade($0) }
    }
}

extension AssetContents.File {
    /// Nil for a position that nobody has put a file into.
    fileprivate init?(_ entry: JSONElement) {
        guard entry.object != nil, let name = entry["filename"]?.text, !name.isEmpty else { return nil }
        guard !name.contains("/"), name != ".." else {
            entry["filename"]?.note("\"\(name)\" leads out of the set; the entry is left out")
            return nil
        }
        self.name = name
        conditions = AssetConditions(entry)
        slicing = entry["resizing"].flatMap { AssetSlicing($0) }
        alignment = (entry["alignment-insets"] ?? entry["alignmentInsets"]).map { UIEdgeInsets($0) } ?? .zero
        typeIdentifier = entry["universal-type-identifier"]?.text
    }
}

extension AssetContents.Shade {
    fileprivate init?(_ entry: JSONElement) {
        guard entry.object != nil, let color = entry["color"].flatMap({ AssetColor($0) }) else { return nil }
        self.color = color
        conditions = AssetConditions(entry)
    }
}

/// How a picture is cut into parts of which the middle is made larger. In pixels of the file.
struct AssetSlicing: Hashable, Sendable {
    var caps: UIEdgeInsets
    /// How much behind the first cap is repeated or stretched; what is between that and the last cap is not shown. Nil is all of it.
    var centerWidth: CGFloat?
    var centerHeight: CGFloat?
    var isTiled: Bool

    fileprivate init?(_ resizing: JSONElement) {
        guard let insets = resizing["cap-insets"] ?? resizing["capInsets"] else { return nil }
        caps = UIEdgeInsets(insets)
        let center = resizing["center"]
        isTiled = center?["mode"]?.text == "tile"
        let mode = resizing["mode"]?.text
        if mode != "3-part-vertical" { centerWidth = center?["width"]?.number.flatMap { $0 > 0 ? $0 : nil } }
        if mode != "3-part-horizontal" { centerHeight = center?["height"]?.number.flatMap { $0 > 0 ? $0 : nil } }
    }
}

extension UIEdgeInsets {
    /// Numbers below 0 and above those of any picture count as 0.
    fileprivate init(_ element: JSONElement) {
        func edge(_ name: String) -> CGFloat { element[name]?.number.flatMap { (0...32_767).contains($0) ? $0 : nil } ?? 0 }
        self.init(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    }
}

/// The size classes for which a document is read.
struct SizeClasses: Hashable, Sendable {
    var isWide: Bool
    var isTall: Bool

    /// A phone that is held upright.
    static let phone = SizeClasses(isWide: false, isTall: true)

    /// Returns true if a variation such as `heightClass=compact-widthClass=regular` is meant for these. `default` is for all.
    func match(_ variation: String) -> Bool {
        if variation == "default" { return true }
        return variation.split(separator: "-").allSatisfy { part in
            switch part {
            case "widthClass=regular": isWide
            case "widthClass=compact": !isWide
            case "heightClass=regular": isTall
            case "heightClass=compact": !isTall
            default: false
            }
        }
    }
}

extension Lowering {
    /// The elements of a list that are there for the size classes in force: the variations of the element say which are not.
    func installed(_ children: [DocumentElement], _ container: String, of element: DocumentElement) -> [DocumentElement] {
        var left: Set<String> = []
        for variation in element.children("variation") {
            guard sizeClasses.match(variation.key ?? ""), let mask = variation.children("mask").first(where: { $0.key == container })
            else { continue }
            for change in mask.children {
                guard let reference = change["reference"] else { continue }
                if change.name == "exclude" { left.insert(reference) } else { left.remove(reference) }
            }
        }
        return left.isEmpty ? children : children.filter { child in child.id.map { !left.contains($0) } ?? true }
    }
}

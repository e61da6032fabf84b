/// A header of the project's own that a bridging header imports and that Swift does not see here.
package struct UnseenHeader: Equatable {
    /// As the import or the file names it.
    package let name: String
    /// The classes and protocols that it declares; empty where there is no such file.
    package let types: [String]

    /// `Store.h (Store, StoreDelegate)`
    package var description: String {
        types.isEmpty
            ? name : "\(name) (\(types.prefix(5).joined(separator: ", "))\(types.count > 5 ? " and \(types.count - 5) more" : ""))"
    }

    /// The names behind `@interface` and `@protocol`, of categories and declarations ahead none.
    static func types(in lines: [HeaderLines.Line]) -> [String] {
        var found: [String] = []
        for case .code(let text) in lines {
            guard let match = text.prefixMatch(of: /\s*@(?:interface|protocol)\s+([A-Za-z_][A-Za-z_0-9]*)\s*([^\s]?)/) else { continue }
            let (name, next) = (String(match.1), match.2)
            if next != "(", next != ";", next != ",", !found.contains(name) { found.append(name) }
        }
        return found
    }
}

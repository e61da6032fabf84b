import SwiftSyntax

/// `keyPathsForValuesAffectingTotal()` names what the property `total` depends on; Objective-C finds it by its name.
///
/// Ours asks `keyPathsForValuesAffectingValue(forKey:)`, so the class gets one that knows all such members.
enum AffectingKeysRule {
    private static let prefix = "keyPathsForValuesAffecting"
    private static let general = "keyPathsForValuesAffectingValue"

    static func apply(_ node: ClassDeclSyntax, _ scope: TypeScope, _ file: FileRewriter) {
        guard let type = scope.symbol, type.methods(named: general).isEmpty else { return }
        let methods = type.methods.filter { $0.has(.typeMember) && $0.labels.isEmpty && $0.baseName.hasPrefix(prefix) }
        let properties = type.properties.filter { $0.has(.typeMember) && $0.name.hasPrefix(prefix) }
        let members = methods.map { ($0.baseName, $0.baseName + "()") } + properties.map { ($0.name, $0.name) }
        guard !members.isEmpty, inheritsGeneralMethod(node, type, file) else { return }
        let cases = members.map { name, call in "case \"\(key(name))\": return \(call)" }.joined(separator: "; ")
        scope.members.append(
            "override class func \(general)(forKey key: String) -> Set<String> "
                + "{ switch key { \(cases); default: return super.\(general)(forKey: key) } }")
        file.count("keyPathsForValuesAffecting<Key>")
    }

    /// `total` for `keyPathsForValuesAffectingTotal`.
    private static func key(_ name: String) -> String {
        let key = name.dropFirst(prefix.count)
        return key.prefix(1).lowercased() + key.dropFirst()
    }

    private static func inheritsGeneralMethod(_ node: ClassDeclSyntax, _ type: TypeSymbol, _ file: FileRewriter) -> Bool {
        let root = node.inheritanceClause?.inheritedTypes.first.flatMap { TypeName.path(of: $0.type) }
        return root == "NSObject" || !file.symbols.methods(named: general, of: type).isEmpty
    }
}

import SwiftIfConfig
import SwiftSyntax

extension ParsedFile {
    /// The members of a type that are compiled, those of active `#if` branches included.
    func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        var result: [DeclSyntax] = []
        result.reserveCapacity(members.count)
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let active)? = regions.activeClause(for: conditional)?.elements { result += activeMembers(active) }
            } else {
                result.append(member.decl)
            }
        }
        return result
    }
}

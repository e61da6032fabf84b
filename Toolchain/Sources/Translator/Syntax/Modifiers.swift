import SwiftSyntax

/// The modifiers of a declaration that matter here.
struct Modifiers: OptionSet, Sendable {
    let rawValue: UInt32

    static let open = Modifiers(rawValue: 1 << 0)
    static let `public` = Modifiers(rawValue: 1 << 1)
    static let package = Modifiers(rawValue: 1 << 2)
    static let `internal` = Modifiers(rawValue: 1 << 3)
    static let `fileprivate` = Modifiers(rawValue: 1 << 4)
    static let `private` = Modifiers(rawValue: 1 << 5)
    static let `static` = Modifiers(rawValue: 1 << 6)
    static let `class` = Modifiers(rawValue: 1 << 7)
    static let override = Modifiers(rawValue: 1 << 8)
    static let optional = Modifiers(rawValue: 1 << 9)
    static let final = Modifiers(rawValue: 1 << 10)
    static let dynamic = Modifiers(rawValue: 1 << 11)
    static let convenience = Modifiers(rawValue: 1 << 12)
    static let required = Modifiers(rawValue: 1 << 13)
    static let lazy = Modifiers(rawValue: 1 << 14)
    static let nonisolated = Modifiers(rawValue: 1 << 15)

    static let typeMember: Modifiers = [.static, .class]
    static let hidden: Modifiers = [.private, .fileprivate]
    static let access: Modifiers = [.open, .public, .package, .internal, .fileprivate, .private]

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    init(_ list: DeclModifierListSyntax) {
        self = []
        for modifier in list where modifier.detail == nil { formUnion(Modifiers(modifier.name)) }
    }

    /// One modifier; empty for one that does not matter.
    init(_ token: TokenSyntax) {
        guard case .keyword(let keyword) = token.tokenKind else {
            self = token.text == "optional" ? .optional : []
            return
        }
        self = Modifiers.byKeyword[keyword] ?? []
    }

    func intersects(_ other: Modifiers) -> Bool { !isDisjoint(with: other) }

    /// The access level as it is written, empty if none is.
    var accessText: String {
        Modifiers.accessTexts.first { contains($0.0) }?.1 ?? ""
    }

    private static let accessTexts: [(Modifiers, String)] = [
        (.open, "open"), (.public, "public"), (.package, "package"), (.internal, "internal"), (.fileprivate, "fileprivate"),
        (.private, "private"),
    ]

    private static let byKeyword: [Keyword: Modifiers] = [
        .open: .open, .public: .public, .package: .package, .internal: .internal, .fileprivate: .fileprivate, .private: .private,
        .static: .static, .class: .class, .override: .override, .optional: .optional, .final: .final, .dynamic: .dynamic,
        .convenience: .convenience, .required: .required, .lazy: .lazy, .nonisolated: .nonisolated,
    ]
}

extension DeclModifierListSyntax {
    /// The positions of the given modifiers.
    func tokens(of modifiers: Modifiers) -> [TokenSyntax] {
        compactMap { $0.detail == nil && Modifiers($0.name).intersects(modifiers) ? $0.name : nil }
    }
}

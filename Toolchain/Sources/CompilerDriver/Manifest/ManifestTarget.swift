import SwiftSyntax

/// A target as its call in a package manifest describes it, as far as that is plain text.
struct ManifestTarget {
    let name: String
    /// `path:`; nil for the usual folder.
    let path: String?
    /// `exclude:`, relative to the target's folder.
    let excluded: [String]
    /// The paths in `resources:`, relative to the target's folder.
    let resources: [String]
    /// Where resources can be added, and how.
    let insertion: Insertion

    enum Insertion: Equatable {
        /// Into the list that is there, at its end.
        case element(offset: Int, isFirst: Bool)
        /// As an argument of its own before another one, or behind the last.
        case argument(offset: Int, isLast: Bool)
    }

    private static let calls: Set<String> = ["target", "executableTarget", "testTarget"]
    /// The arguments that are behind `resources:`.
    private static let laterLabels: Set<String> = [
        "publicHeadersPath", "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    ]

    /// Nil for other calls, and for targets whose folders or resources are computed.
    init?(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), Self.calls.contains(member.declName.baseName.text),
            let name = Self.argument("name", of: call)?.expression.literalText, let rightParenthesis = call.rightParen
        else { return nil }
        self.name = name
        let path = Self.argument("path", of: call), exclude = Self.argument("exclude", of: call)
        self.path = path?.expression.literalText
        guard path == nil || self.path != nil, let excluded = exclude.map({ $0.expression.literalTexts }) ?? [] else { return nil }
        self.excluded = excluded

        if let list = Self.argument("resources", of: call)?.expression {
            guard let array = list.as(ArrayExprSyntax.self) else { return nil }
            let paths = array.elements.map { $0.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.literalText }
            guard !paths.contains(nil) else { return nil }
            resources = paths.compactMap { $0 }
            let last = array.elements.last
            let end = (last?.expression.endPositionBeforeTrailingTrivia ?? array.leftSquare.endPositionBeforeTrailingTrivia).utf8Offset
            insertion = .element(offset: end, isFirst: last == nil)
        } else {
            resources = []
            if let later = call.arguments.first(where: { Self.laterLabels.contains($0.label?.text ?? "") }) {
                insertion = .argument(offset: later.positionAfterSkippingLeadingTrivia.utf8Offset, isLast: false)
            } else {
                let end = call.arguments.last?.expression.endPositionBeforeTrailingTrivia ?? rightParenthesis.position
                insertion = .argument(offset: end.utf8Offset, isLast: true)
            }
        }
    }

    private static func argument(_ label: String, of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
        call.arguments.first { $0.label?.text == label }
    }
}

extension ExprSyntax {
    /// The text of a string literal without interpolations.
    fileprivate var literalText: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The texts of an array of such literals.
    fileprivate var literalTexts: [String]? {
        guard let array = self.as(ArrayExprSyntax.self) else { return nil }
        let texts = array.elements.map(\.expression.literalText)
        return texts.contains(nil) ? nil : texts.compactMap { $0 }
    }
}

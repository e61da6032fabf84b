import SwiftSyntax

/// Availability is decided for the emulated version of iOS.
///
/// A newer condition is taken out of the source, because the SDK need not have it. An old enough one stays: the compiler finds
/// `#available(iOS 13, *)` true by its `*`.
enum AvailabilityRule {
    // MARK: Declarations

    /// Blanks a declaration that the emulated version does not have.
    static func removes(_ item: MemberBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard isRemoved(item.decl, file) else { return false }
        file.edits.blank(item.decl.start..<(item.semicolon?.end ?? item.decl.end))
        return true
    }

    static func removes(_ item: CodeBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard case .decl(let declaration) = item.item, isRemoved(declaration, file) else { return false }
        file.edits.blank(declaration.range)
        return true
    }

    private static func isRemoved(_ declaration: DeclSyntax, _ file: FileRewriter) -> Bool {
        guard let list = declaration.asProtocol(WithAttributesSyntax.self)?.attributes, !list.isEmpty,
            file.attributes(list).names.contains(.removed)
        else { return false }
        file.count("declaration of another iOS version removed")
        return true
    }

    // MARK: Conditions

    static func apply(_ condition: AvailabilityConditionSyntax, _ file: FileRewriter) {
        let isAvailable = condition.availabilityKeyword.tokenKind == .poundAvailable
        file.count(isAvailable ? "#available" : "#unavailable")
        guard let holds = holds(condition, file) else { return }
        if isAvailable, !holds { file.edits.overwrite(condition.range, with: "_objcNo") }
        if !isAvailable, holds { file.edits.overwrite(condition.range, with: "_objcYes") }
    }

    static func apply(_ node: IfExprSyntax, _ file: FileRewriter) {
        guard let place = neverTrue(node.conditions, file) else { return }
        if UnavailableBranch.remove(node, at: place, file) { return }
        blankConditions(of: node.conditions, behind: place, file)
        makeDead(node.body, file)
    }

    static func apply(_ node: WhileStmtSyntax, _ file: FileRewriter) {
        guard let place = neverTrue(node.conditions, file) else { return }
        blankConditions(of: node.conditions, behind: place, file)
        makeDead(node.body, file)
    }

    /// Statements behind a `guard` that always fails can never run.
    static func apply(_ node: GuardStmtSyntax, _ file: FileRewriter) {
        guard let place = neverTrue(node.conditions, file) else { return }
        blankConditions(of: node.conditions, behind: place, file)
        guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let last = list.last, last.end > item.end
        else { return }
        file.edits.insert("; Swift.fatalError()", at: item.end)
        file.edits.blank(item.end..<last.end)
    }

    /// Keeps the block legal wherever it stands: `fatalError` satisfies definite initialization and missing returns.
    private static func makeDead(_ block: CodeBlockSyntax, _ file: FileRewriter) {
        file.edits.insert(" Swift.fatalError() ", at: block.leftBrace.end)
        file.edits.blank(block.leftBrace.end..<block.rightBrace.start)
        file.count("#available branch removed")
    }

    /// Conditions behind one that never holds are never looked at, and may name what the SDK need not have.
    private static func blankConditions(
        of conditions: ConditionElementListSyntax, behind place: ConditionElementSyntax, _ file: FileRewriter
    ) {
        guard let last = conditions.last, last.id != place.id, let comma = place.trailingComma else { return }
        file.edits.blank(comma.start..<last.end)
    }

    /// The condition that makes all of them fail.
    private static func neverTrue(_ conditions: ConditionElementListSyntax, _ file: FileRewriter) -> ConditionElementSyntax? {
        conditions.first { element in
            guard case .availability(let condition) = element.condition else { return false }
            return holds(condition, file) == false
        }
    }

    /// nil if the condition says nothing about iOS.
    private static func holds(_ condition: AvailabilityConditionSyntax, _ file: FileRewriter) -> Bool? {
        guard let version = Availability.version(of: condition.availabilityArguments) else { return nil }
        let isAvailable = condition.availabilityKeyword.tokenKind == .poundAvailable
        return (version <= file.systemVersion) == isAvailable
    }
}

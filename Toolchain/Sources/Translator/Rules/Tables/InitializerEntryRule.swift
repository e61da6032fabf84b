import SwiftSyntax

/// `init()` of a class whose superclass of the system has a convenience initializer of that name, as `UIView` does.
///
/// It is no override for the compiler, so that who knows only a superclass would not reach it: `T()` where `T` is any `UIView`. On iOS
/// the message `new` finds it; here the entry of that name in the table of the class does. It serves that very class alone, since a
/// subclass may have other initializers.
enum InitializerEntryRule {
    static func apply(_ node: InitializerDeclSyntax, _ scope: TypeScope, _ file: FileRewriter) {
        guard !file.isSDK, scope.kind == .class, !scope.isExtension, !scope.isGeneric, !scope.isInsideGeneric, !scope.isLocal,
            node.signature.parameterClause.parameters.isEmpty, node.optionalMark == nil, node.genericParameterClause == nil,
            node.signature.effectSpecifiers == nil, let type = scope.symbol
        else { return }
        let attributes = file.attributes(node.attributes)
        guard attributes.names.isDisjoint(with: [.unavailable, .deprecated, .removed]) else { return }
        let classes = file.symbols.ancestors(of: type).filter { $0.isClass && $0 !== type }
        guard classes.contains(where: \.isSDK) else { return }
        // An override of what the root class declares is reached as any override is.
        let isNew = !Modifiers(node.modifiers).contains(.override)
        guard isNew || classes.contains(where: { !$0.isSDK && $0.initializers.contains { $0.labels.isEmpty } }) else { return }
        scope.entries.append(
            "_objcM0(\"+new\", \"+new()\", { (o: _ObjCClassObject) -> \(scope.name)? in "
                + "o.type == \(scope.name).self ? \(scope.name)() : nil })")
        file.count("initializer reached by new")
    }
}

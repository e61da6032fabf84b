import SwiftSyntax

/// A property that is declared `@NSManaged` is there because Core Data makes it at run time. Here it gets a body that asks the object by
/// key.
///
/// `@NSManaged var name: String?` gets a pair of accessors; `@NSManaged func addToItems(_ value: Item)` calls by its Objective-C name.
enum ManagedRule {
    static func apply(_ attribute: AttributeSyntax, _ file: FileRewriter) {
        let declaration = attribute.parent?.parent
        if let variable = declaration?.as(VariableDeclSyntax.self), isComplete(variable) {
            for binding in variable.bindings { addAccessors(to: binding, file) }
        } else if let function = declaration?.as(FunctionDeclSyntax.self), function.body == nil {
            addBody(to: function, file)
        } else {
            file.report(
                .error, attribute, "@NSManaged is for properties with a type and methods without a body",
                remedy: "write the type of the property, and leave its value and its accessors to the model")
            file.countNotUnderstood("@NSManaged")
            return
        }
        file.edits.blank(attribute.range)
        file.count("@NSManaged")
    }

    private static func isComplete(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindings.allSatisfy { binding in
            binding.pattern.is(IdentifierPatternSyntax.self) && binding.typeAnnotation != nil && binding.accessorBlock == nil
                && binding.initializer == nil
        }
    }

    private static func addAccessors(to binding: PatternBindingSyntax, _ file: FileRewriter) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName, let type = binding.typeAnnotation else {
            return
        }
        file.edits.insert(" { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }", at: type.end)
    }

    private static func addBody(to function: FunctionDeclSyntax, _ file: FileRewriter) {
        let parameters = function.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let selector = file.attributes(function.attributes).objcName ?? SelectorName.method(function.name.text, labels)
        let values = parameters.map { ($0.secondName ?? $0.firstName).text }
        file.edits.insert(" { _callManaged(\((["\"\(selector)\""] + values).joined(separator: ", "))) }", at: function.end)
    }
}

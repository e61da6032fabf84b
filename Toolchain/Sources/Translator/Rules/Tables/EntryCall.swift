/// The call of a method in generated code.
enum EntryCall {
    /// `f(a0, label: a1)`; beside a property of the method's name `f(_:label:)(a0, a1)`, which only a method answers to.
    static func text(of callee: String, _ method: MethodRecord, on type: TypeSymbol?, _ symbols: SymbolTable) -> String {
        let arguments = method.labels.indices.map { "a\($0)" }
        if !arguments.isEmpty, let type, symbols.property(named: method.baseName, of: type) != nil {
            let name = callee + method.fullName.dropFirst(method.baseName.count)
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        let labeled = zip(method.labels, arguments).map { label, value in label == "_" ? value : "\(label): \(value)" }
        return "\(callee)(\(labeled.joined(separator: ", ")))"
    }
}

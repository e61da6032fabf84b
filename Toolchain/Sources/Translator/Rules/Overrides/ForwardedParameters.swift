import SwiftSyntax

/// The parameters of a method that passes them on.
struct ForwardedParameters {
    /// The text between the parentheses of the declaration; parameters without a name get one.
    let declaration: String
    /// The text between the parentheses of the call.
    let call: String
    /// The arguments without labels.
    let values: String

    init(_ clause: FunctionParameterClauseSyntax) {
        var declarations: [String] = []
        var arguments: [String] = []
        var values: [String] = []
        for (number, parameter) in clause.parameters.enumerated() {
            let label = parameter.firstName.text
            var name = (parameter.secondName ?? parameter.firstName).text
            var text = parameter.with(\.trailingComma, nil).singleLine
            if name == "_" {
                name = "argument\(number)"
                let defaultValue = parameter.defaultValue.map { " " + $0.singleLine } ?? ""
                text = "\(label) \(name): \(parameter.type.singleLine)\(defaultValue)"
            }
            let value = (parameter.type.singleLine.hasPrefix("inout ") ? "&" : "") + name
            declarations.append(text)
            values.append(value)
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        declaration = declarations.joined(separator: ", ")
        call = arguments.joined(separator: ", ")
        self.values = values.joined(separator: ", ")
    }

    /// Those of a method of which only the record is known.
    init(_ method: MethodRecord) {
        let names = method.labels.indices.map { "argument\($0)" }
        declaration = zip(zip(method.labels, names), method.parameterTypes).map { "\($0.0) \($0.1): \($1)" }.joined(separator: ", ")
        call = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        values = names.joined(separator: ", ")
    }
}

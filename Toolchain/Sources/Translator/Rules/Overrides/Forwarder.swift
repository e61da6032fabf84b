import SwiftSyntax

/// A member of a class body that calls a member of an extension of the class, so that it can override and be overridden.
///
/// `extension X { override func f() {…} }` becomes `func __ext_X_f() {…}` in its place, and the body of `X` gets
/// `override func f() { __ext_X_f() }`. So the code stays in its file, where it can use what is private there.
struct Forwarder: Sendable {
    /// The source file and line of the member, to which the debugger and the compiler shall point.
    let path: String
    let line: Int
    let text: String

    /// The name that the member gets in the extension.
    static func movedName(_ name: String, of type: String) -> String {
        "__ext_" + type.replacing(".", with: "_") + "_" + name
    }

    /// The forwarders that the class bodies of a module need.
    static func collect(_ files: [ParsedFile], _ indexes: [FileIndex], _ analysis: ModuleAnalysis) -> [String: [Forwarder]] {
        var result: [String: [Forwarder]] = [:]
        for (number, file) in files.enumerated() {
            let lines = LineTable(file.source.bytes)
            for item in indexes[number].extensions {
                let record = indexes[number].records[item.record]
                guard let type = analysis.symbols.type(named: record.name, file: number), type.isOwn, type.isClass else { continue }
                for member in file.activeMembers(item.syntax.memberBlock.members) {
                    guard let text = ForwardedMember(member, in: item.syntax, of: type, analysis)?.forwarder else { continue }
                    result[type.name, default: []].append(
                        Forwarder(path: file.source.path, line: lines.line(at: member.start), text: text))
                }
            }
        }
        return result
    }
}

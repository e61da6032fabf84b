/// A type as the rules see it: its declaration together with all extensions that are known.
final class TypeSymbol: Sendable {
    let module: String
    /// True if the type belongs to the module being translated.
    let isOwn: Bool
    /// True if it belongs to the system rather than to somebody's package.
    let isSDK: Bool
    let record: TypeRecord
    let methods: [MethodRecord]
    let properties: [PropertyRecord]
    let initializers: [InitializerRecord]
    /// The types that the declaration and the extensions inherit from or conform to.
    let inherited: [String]
    private let methodNumbers: [String: [Int]]

    var name: String { record.name }
    var kind: TypeRecord.Kind { record.kind }
    var isClass: Bool { record.kind == .class }
    var isObjCProtocol: Bool { record.kind == .protocol && record.flags.contains(.objc) }

    init(module: String, isOwn: Bool, isSDK: Bool, declaration: TypeRecord, extensions: [TypeRecord]) {
        self.module = module
        self.isOwn = isOwn
        self.isSDK = isSDK
        record = declaration
        methods = extensions.reduce(into: declaration.methods) { $0 += $1.methods }
        properties = extensions.reduce(into: declaration.properties) { $0 += $1.properties }
        initializers = extensions.reduce(into: declaration.initializers) { $0 += $1.initializers }
        inherited = extensions.reduce(into: declaration.inherited) { $0 += $1.inherited }
        var numbers: [String: [Int]] = [:]
        for (number, method) in methods.enumerated() { numbers[method.baseName, default: []].append(number) }
        methodNumbers = numbers
    }

    func methods(named baseName: String) -> [MethodRecord] {
        (methodNumbers[baseName] ?? []).map { methods[$0] }
    }

    func method(_ baseName: String, _ labels: [String]) -> MethodRecord? {
        for number in methodNumbers[baseName] ?? [] where methods[number].labels == labels { return methods[number] }
        return nil
    }

    func property(named name: String) -> PropertyRecord? {
        properties.first { $0.name == name }
    }

    /// A type may have a type property and one of its instances of the same name.
    func property(named name: String, isTypeMember: Bool) -> PropertyRecord? {
        properties.first { $0.name == name && $0.has(.typeMember) == isTypeMember }
    }
}

/// The parts of an index that must be found without knowing a type.
struct IndexSummary: Sendable, Equatable {
    /// A method of a record.
    struct MethodPlace: Sendable, Equatable {
        var record: Int
        var method: Int
    }

    /// Base name to the optional requirements that have it.
    private(set) var optionalMethods: [String: [MethodPlace]] = [:]
    private(set) var optionalProperties: Set<String> = []
    /// Keys of designated initializers with parameters that subclasses need not have.
    private(set) var designatedInitializers: Set<String> = []

    init() {}

    init(_ records: [TypeRecord]) {
        for (number, record) in records.enumerated() {
            switch record.kind {
            case .protocol:
                for (method, requirement) in record.methods.enumerated() where requirement.has(.optional) {
                    optionalMethods[requirement.baseName, default: []].append(MethodPlace(record: number, method: method))
                }
                optionalProperties.formUnion(record.properties.lazy.filter { $0.has(.optional) }.map(\.name))
            case .class:
                for initializer in record.initializers
                where initializer.has(.designated) && !initializer.has(.required) && !initializer.labels.isEmpty {
                    designatedInitializers.insert(initializer.key)
                }
            default: break
            }
        }
    }

    mutating func add(optionalMethod name: String, at place: MethodPlace) { optionalMethods[name, default: []].append(place) }
    mutating func add(optionalProperty name: String) { optionalProperties.insert(name) }
    mutating func add(designatedInitializer key: String) { designatedInitializers.insert(key) }
}

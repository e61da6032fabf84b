/// A member together with the type that declares it.
struct Found<Member> {
    let member: Member
    let owner: TypeSymbol
}

extension SymbolTable {
    /// Methods of a base name that can be called on the type, its own first.
    func methods(named baseName: String, of type: TypeSymbol) -> [Found<MethodRecord>] {
        ancestors(of: type).flatMap { owner in owner.methods(named: baseName).map { Found(member: $0, owner: owner) } }
    }

    func property(named name: String, of type: TypeSymbol) -> Found<PropertyRecord>? {
        for owner in ancestors(of: type) {
            if let property = owner.property(named: name) { return Found(member: property, owner: owner) }
        }
        return nil
    }

    /// The nearest property in superclasses and protocols that one of a type overrides or satisfies.
    func overriddenProperty(named name: String, isTypeMember: Bool, in type: TypeSymbol) -> PropertyRecord? {
        ancestors(of: type).dropFirst().lazy.compactMap { $0.property(named: name, isTypeMember: isTypeMember) }.first
    }

    /// Returns true if a method overrides one that an extension of another module's class declares, which asks the tables for it.
    func overridesDispatched(_ method: MethodRecord, in type: TypeSymbol) -> Bool {
        inherited(method, in: type).contains { $0.member.has(.dispatched) && $0.member.has(.typeMember) == method.has(.typeMember) }
    }

    /// The declarations in superclasses and protocols that a method overrides or satisfies, nearest first.
    ///
    /// Of overloads that differ in types only, those whose types are written alike; all of them if none are. Declarations of different
    /// owners are such overloads if Objective-C knows them by different names.
    func inherited(_ method: MethodRecord, in type: TypeSymbol) -> [Found<MethodRecord>] {
        let found = ancestors(of: type).dropFirst().flatMap { owner in
            let overloads = owner.methods(named: method.baseName).filter { $0.labels == method.labels }
            return alike(overloads.map { Found(member: $0, owner: owner) }, to: method)
        }
        return Set(found.compactMap(\.member.objcName)).count < 2 ? found : alike(found, to: method)
    }

    private func alike(_ found: [Found<MethodRecord>], to method: MethodRecord) -> [Found<MethodRecord>] {
        guard found.count > 1 else { return found }
        let alike = found.filter { $0.member.parameterTypes == method.parameterTypes }
        guard alike.isEmpty else { return alike }
        // Closures may be written with and without what says where they run.
        let counts = found.map { $0.member.countOfParameters(like: method) }
        guard let most = counts.max(), counts.contains(where: { $0 < most }) else { return found }
        return zip(found, counts).filter { $0.1 == most }.map(\.0)
    }

    /// Optional requirements of a base name in all protocols that are known.
    func optionalRequirements(named baseName: String) -> [MethodRecord] {
        var requirements = ownSummary.optionalMethods[baseName]?.map { ownRecords[$0.record].methods[$0.method] } ?? []
        for dependency in foreign.modules {
            for place in dependency.summary.optionalMethods[baseName] ?? [] {
                let record = dependency.record(place.record)
                if record.methods.indices.contains(place.method) { requirements.append(record.methods[place.method]) }
            }
        }
        return requirements
    }

    func optionalRequirement(_ baseName: String, _ labels: [String]) -> MethodRecord? {
        optionalRequirements(named: baseName).first { $0.labels == labels }
    }

    /// The name that Objective-C has for a method which may implement an optional requirement: of that whose types are written alike, or
    /// of the first of those of which most are.
    func objcNameOfOptionalRequirement(like method: MethodRecord) -> String? {
        let requirements = optionalRequirements(named: method.baseName).filter { $0.labels == method.labels }
        let alike = requirements.first { $0.parameterTypes == method.parameterTypes }
        // The first of several.
        let near = requirements.reversed().max { $0.countOfParameters(like: method) < $1.countOfParameters(like: method) }
        return (alike ?? near)?.objcName
    }

    func isOptionalProperty(_ name: String) -> Bool {
        ownSummary.optionalProperties.contains(name) || foreign.modules.contains { $0.summary.optionalProperties.contains(name) }
    }

    /// Returns true if a class of the system has a designated initializer with these labels that its subclasses need not have.
    func isSystemInitializer(_ labels: [String]) -> Bool {
        let key = InitializerRecord.key(labels)
        return foreign.modules.contains { $0.kind.isSDK && $0.summary.designatedInitializers.contains(key) }
    }
}

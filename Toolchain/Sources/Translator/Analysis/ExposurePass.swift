/// Decides which members Objective-C sees, beyond those that say so themselves.
enum ExposurePass {
    /// Members of `@objc` protocols, `@objc` extensions and classes that are or inherit from an `@objcMembers` class.
    static func markMembersOfExposingTypes(_ indexes: inout [FileIndex], _ symbols: SymbolTable) {
        for file in indexes.indices {
            for number in indexes[file].records.indices {
                let record = indexes[file].records[number]
                if record.exposesMembers(symbols.type(named: record.name, file: file), symbols) {
                    indexes[file].records[number].exposeMembers(symbols.kind)
                }
            }
        }
    }

    /// Methods of the system's classes that are not public. An app may have methods of the same names, and its messages must not end here.
    static func markHelpers(_ indexes: inout [FileIndex]) {
        for file in indexes.indices {
            for number in indexes[file].records.indices where [.class, .extension].contains(indexes[file].records[number].kind) {
                let methods = indexes[file].records[number].methods
                for place in methods.indices where !methods[place].hasAny([.public, .open]) || methods[place].has(.spi) {
                    indexes[file].records[number].methods[place].flags.insert(.helper)
                }
            }
        }
    }

    /// Methods and properties of classes that override what Objective-C sees, or satisfy a requirement of an `@objc` protocol.
    static func markInheritingMembers(_ indexes: inout [FileIndex], _ symbols: SymbolTable) {
        for file in indexes.indices {
            for number in indexes[file].records.indices {
                let record = indexes[file].records[number]
                guard record.kind == .class || record.kind == .extension, let type = symbols.type(named: record.name, file: file),
                    type.isClass
                else { continue }
                markInheritingMembers(&indexes[file].records[number], of: type, symbols)
            }
        }
    }

    private static func markInheritingMembers(_ record: inout TypeRecord, of type: TypeSymbol, _ symbols: SymbolTable) {
        for method in record.methods.indices where inheritsExposure(record.methods[method], type, symbols) {
            record.methods[method].flags.insert(.objc)
        }
        for property in record.properties.indices where inheritsExposure(record.properties[property], type, symbols) {
            record.properties[property].flags.insert(.objc)
        }
    }

    /// The symbol of a class that is in a function and therefore in no index.
    static func localClass(_ record: TypeRecord, _ symbols: SymbolTable) -> TypeSymbol {
        func symbol(_ record: TypeRecord) -> TypeSymbol {
            TypeSymbol(module: symbols.moduleName, isOwn: true, isSDK: symbols.kind.isSDK, declaration: record, extensions: [])
        }
        var record = record
        let type = symbol(record)
        if record.exposesMembers(type, symbols) { record.exposeMembers(symbols.kind) }
        markInheritingMembers(&record, of: type, symbols)
        return symbol(record)
    }

    private static func inheritsExposure(_ method: MethodRecord, _ type: TypeSymbol, _ symbols: SymbolTable) -> Bool {
        if method.hasAny([.objc, .nonobjc, .hidden]) { return false }
        // By name alone: the class, or a subclass, may be a delegate of that kind although the conformance stands elsewhere.
        if !method.has(.typeMember), symbols.mayImplementOptionalRequirement(method) { return true }
        return symbols.inherited(method, in: type).contains {
            $0.member.has(.objc) && ($0.owner.isClass || $0.owner.isObjCProtocol)
                && (!method.has(.helper) || $0.member.parameterTypes == method.parameterTypes)
        }
    }

    private static func inheritsExposure(_ property: PropertyRecord, _ type: TypeSymbol, _ symbols: SymbolTable) -> Bool {
        if property.hasAny([.objc, .nonobjc, .hidden, .typeMember]) { return false }
        if symbols.isOptionalProperty(property.name) { return true }
        return symbols.ancestors(of: type).dropFirst().contains { owner in
            (owner.isClass || owner.isObjCProtocol) && owner.property(named: property.name)?.has(.objc) ?? false
        }
    }

    /// Members of extensions of other modules' classes that may be overridden: those ask the tables for an override when called.
    /// - Parameters:
    ///   - overridden: full names of methods and names of properties that the module itself overrides.
    ///   - tested: whether tests may override what is internal.
    static func markDispatchedMembers(_ indexes: inout [FileIndex], _ symbols: SymbolTable, overridden: Set<String>, tested: Bool) {
        guard !symbols.kind.isSDK else { return }
        for file in indexes.indices {
            for number in indexes[file].records.indices where indexes[file].records[number].kind == .extension {
                let record = indexes[file].records[number]
                guard let type = symbols.type(named: record.name, file: file), type.isClass, !type.isOwn else { continue }
                for method in record.methods.indices where canBeDispatched(record.methods[method], overridden, tested) {
                    indexes[file].records[number].methods[method].flags.insert(.dispatched)
                }
                for property in record.properties.indices where canBeDispatched(record.properties[property], overridden, tested) {
                    indexes[file].records[number].properties[property].flags.insert(.dispatched)
                }
            }
        }
    }

    private static func canBeDispatched(_ property: PropertyRecord, _ overridden: Set<String>, _ tested: Bool) -> Bool {
        property.has(.objc) && property.type != nil && !property.hasAny([.final, .override, .hidden, .nonobjc, .unavailable])
            && (property.has(.open) || tested || overridden.contains(property.name))
    }

    private static func canBeDispatched(_ method: MethodRecord, _ overridden: Set<String>, _ tested: Bool) -> Bool {
        let excluded: MethodRecord.Flags = [
            .final, .override, .hidden, .throws, .async, .generic, .inexpressible, .unavailable,
        ]
        // What a closure returns cannot be `Self` of the class that it is called on.
        if method.has(.typeMember), method.resultType?.contains("Self") ?? false { return false }
        return method.has(.objc) && !method.hasAny(excluded) && method.labels.count <= 3
            && (method.has(.open) || tested && !method.has(.dynamic) || overridden.contains(method.fullName))
    }
}

extension TypeRecord {
    /// - Parameter type: what the record declares or extends, if it is known.
    fileprivate func exposesMembers(_ type: TypeSymbol?, _ symbols: SymbolTable) -> Bool {
        switch kind {
        case .protocol, .extension:
            if flags.contains(.objc) { return true }
            if kind == .protocol { return false }
        case .class: break
        default: return false
        }
        guard let type, type.isClass else { return false }
        // The classes of the system stand for imported Objective-C classes, from which @objcMembers is not inherited.
        return symbols.ancestors(of: type).contains { $0.isClass && $0.record.flags.contains(.objcMembers) && ($0.isOwn || !$0.isSDK) }
    }

    /// In a class of the system that is `@objcMembers`, what is not public stays unknown: it stands for an imported class, which has no
    /// more than its header.
    fileprivate mutating func exposeMembers(_ module: ModuleKind) {
        let isHeader = module.isSDK && kind != .protocol && !flags.contains(.objc)
        for number in methods.indices where !methods[number].hasAny(isHeader ? [.nonobjc, .hidden, .helper] : [.nonobjc, .hidden]) {
            methods[number].flags.insert(.objc)
        }
        for number in properties.indices where !properties[number].hasAny([.nonobjc, .hidden]) {
            if !isHeader || properties[number].has(.public) { properties[number].flags.insert(.objc) }
        }
        guard kind == .protocol else { return }
        for number in methods.indices where methods[number].has(.optional) && methods[number].labels.allSatisfy({ $0 == "_" }) {
            let name = methods[number].baseName
            if methods.count(where: { $0.baseName == name }) == 1 { methods[number].flags.insert(.plainOptional) }
        }
    }
}

/// Gives every extension the full name of the type it extends, whatever alias or module prefix the source uses.
enum ExtensionNames {
    static func resolve(_ indexes: inout [FileIndex], _ symbols: SymbolTable) {
        for file in indexes.indices {
            for number in indexes[file].records.indices where indexes[file].records[number].kind == .extension {
                let name = indexes[file].records[number].name
                guard let type = symbols.type(named: name, file: file) else { continue }
                indexes[file].records[number].name = type.name
                if type.record.flags.contains(.hidden) { indexes[file].records[number].flags.insert(.hidden) }
                if type.record.flags.contains(.generic) { indexes[file].records[number].flags.insert(.generic) }
            }
        }
    }
}

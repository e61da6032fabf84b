/// How a store is opened.
struct StoreOptions {
    private let options: [AnyHashable: Any]
    private let pragmas: [String: Any]

    init(_ options: [AnyHashable: Any]?) {
        self.options = options ?? [:]
        pragmas = self.options[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    }

    private func isOn(_ key: String) -> Bool { (options[key] as? Bool) ?? (options[key] as? NSNumber)?.boolValue ?? false }

    var isReadOnly: Bool { isOn(NSReadOnlyPersistentStoreOption) }
    var migrates: Bool { isOn(NSMigratePersistentStoresAutomaticallyOption) }
    var infersMapping: Bool { isOn(NSInferMappingModelAutomaticallyOption) }

    /// WAL unless the options say otherwise.
    var journalMode: String { word("journal_mode", ["DELETE", "TRUNCATE", "PERSIST", "MEMORY", "WAL", "OFF"]) ?? "WAL" }
    /// NORMAL unless the options say otherwise: with WAL, a killed program loses nothing that was saved.
    var synchronous: String { word("synchronous", ["OFF", "NORMAL", "FULL", "EXTRA", "0", "1", "2", "3"]) ?? "NORMAL" }

    private func word(_ name: String, _ allowed: Set<String>) -> String? {
        let word = pragmas[name].map { "\($0)".uppercased() }
        return word.flatMap { allowed.contains($0) ? $0 : nil }
    }
}

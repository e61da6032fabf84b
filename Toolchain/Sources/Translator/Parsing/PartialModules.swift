/// Modules of ours that have a part of what Apple's have, and not what packages use that look for them first.
///
/// Code that asks `canImport` has another way where there is no such module, and takes it: `canImport` of these is false. Code that imports one without
/// asking finds it.
enum PartialModules {
    private static let names: Set<String> = ["Accelerate", "Darwin", "Network", "StoreKit"]

    static func contains(_ name: String) -> Bool { names.contains(name) }
}

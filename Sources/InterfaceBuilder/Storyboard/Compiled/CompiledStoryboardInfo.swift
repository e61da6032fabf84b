import Foundation

/// The property list in the folder of a compiled storyboard.
struct CompiledStoryboardInfo {
    /// A scene of another storyboard.
    struct Reference {
        let storyboardName: String
        /// Nil stands for the scene with which that storyboard begins.
        let identifier: String?
        let bundleIdentifier: String?
    }

    /// The identifier of the scene with which the storyboard begins.
    let entryPoint: String?
    /// The names of the scenes' nibs by their identifiers. Scenes to which the app gave none have some too.
    let nibNames: [String: String]
    let references: [String: Reference]

    /// - Returns: nil for what is no property list of a storyboard.
    init?(_ data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any], let names = list["UIViewControllerIdentifiersToNibNames"] as? [String: Any] else {
            return nil
        }
        nibNames = names.compactMapValues { $0 as? String }
        entryPoint = list["UIStoryboardDesignatedEntryPointIdentifier"] as? String
        let references = list["UIViewControllerIdentifiersToExternalStoryboardReferences"] as? [String: Any] ?? [:]
        self.references = references.compactMapValues { value in
            guard let value = value as? [String: Any], let name = value["UIReferencedStoryboardName"] as? String else { return nil }
            return Reference(
                storyboardName: name, identifier: value["UIReferencedControllerIdentifier"] as? String,
                bundleIdentifier: value["UIReferencedBundleIdentifier"] as? String)
        }
    }
}

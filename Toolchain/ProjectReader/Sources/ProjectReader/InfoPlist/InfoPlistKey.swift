/// The key of Info.plist for a setting `INFOPLIST_KEY_…`.
enum InfoPlistKey {
    /// The key of the property list and its value; nil for keys that are not known, and for switches that are off.
    static func value(of name: String, settings: BuildSettings) -> (String, Any)? {
        let setting = "INFOPLIST_KEY_" + name
        if name == "UILaunchScreen_Generation" { return settings.isTrue(setting) ? ("UILaunchScreen", [String: Any]()) : nil }
        if name == "UIApplicationSceneManifest_Generation" {
            let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
            return settings.isTrue(setting) ? ("UIApplicationSceneManifest", manifest) : nil
        }
        if booleans.contains(name) { return (name, settings.isTrue(setting)) }
        let key =
            name.hasSuffix("_iPad") ? name.dropLast(5) + "~ipad" : name.hasSuffix("_iPhone") ? name.dropLast(7) + "~iphone" : name[...]
        if lists.contains(where: key.hasPrefix) { return (String(key), settings.list(setting)) }
        guard strings.contains(name) || name.hasSuffix("UsageDescription") else { return nil }
        return (name, settings[setting])
    }

    private static let booleans: Set<String> = [
        "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden", "UISupportsDocumentBrowser",
        "LSSupportsOpeningDocumentsInPlace", "ITSAppUsesNonExemptEncryption", "NSSupportsLiveActivities",
        "NSSupportsLiveActivitiesFrequentUpdates", "UIFileSharingEnabled",
    ]
    private static let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
    private static let strings: Set<String> = [
        "CFBundleDisplayName", "NSHumanReadableCopyright", "NSPrincipalClass", "UILaunchStoryboardName", "UIMainStoryboardFile",
        "ITSEncryptionExportComplianceCode", "UIUserInterfaceStyle", "UIStatusBarStyle", "LSApplicationCategoryType",
    ]
}

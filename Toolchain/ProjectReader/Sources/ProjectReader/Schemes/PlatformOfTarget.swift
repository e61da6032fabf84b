/// Says whether a target is built for iOS, as far as its settings say.
enum PlatformOfTarget {
    static func isIOS(_ target: ProjectTarget) -> Bool {
        guard let settings = try? SettingsReader(project: target.project, configuration: "Debug").settings(of: target) else { return true }
        let (sdk, said) = (settings["SDKROOT"], settings.list("SUPPORTED_PLATFORMS"))
        // Of a target for several systems the SDK is just the one that Xcode begins with.
        if sdk.hasPrefix("iphone") || said.contains(where: { $0.hasPrefix("iphone") }) { return true }
        return said.isEmpty && (sdk.isEmpty || sdk == "auto")
    }
}

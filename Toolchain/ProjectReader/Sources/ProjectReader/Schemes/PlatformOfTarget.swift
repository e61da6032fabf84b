/// Says whether a target is built for iOS, as far as its settings say.
enum PlatformOfTarget {
    static func isIOS(_ target: ProjectTarget) -> Bool {
        guard let settings = try? SettingsReader(project: target.project, configuration: "Debug").settings(of: target) else { return true }
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        if settings["SDKROOT"].isEmpty || settings["SDKROOT"] == "auto" { return platforms.contains { $0.hasPrefix("iphone") } }
        return settings["SDKROOT"].hasPrefix("iphone")
    }
}

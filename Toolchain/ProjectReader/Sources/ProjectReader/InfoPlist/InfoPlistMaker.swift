import Foundation

/// The Info.plist of a bundle: the project's file with its settings filled in, and what the build adds.
package struct InfoPlistMaker {
    let settings: BuildSettings
    let productType: ProductType
    let report: ProjectReport

    /// - Parameter file: what INFOPLIST_FILE names, inside of the checkout; nil for none.
    package func make(from file: String?) throws(ProjectError) -> [String: Any] {
        var plist: [String: Any] = [:]
        if let file {
            let read = try TypedPropertyList.read(file)
            plist = settings.isTrue("INFOPLIST_EXPAND_BUILD_SETTINGS") ? expanded(read) as? [String: Any] ?? [:] : read
        }
        if settings.isTrue("GENERATE_INFOPLIST_FILE") { merge(generated(), into: &plist, file) }
        addDeviceFamily(&plist)
        for key in Self.leftOutWhenEmpty where plist[key] as? String == "" { plist[key] = nil }
        return plist
    }

    /// Values, not keys.
    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map(expanded)
        case let dictionary as [String: Any]: dictionary.mapValues(expanded)
        default: value
        }
    }

    private func generated() -> [String: Any] {
        var plist: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
        for (key, setting) in Self.fromSettings where settings.isAssigned(setting) { plist[key] = settings[setting] }
        if productType == .application { plist["LSRequiresIPhoneOS"] = true }
        for name in settings.names(beginning: Self.prefix) {
            let key = String(name.dropFirst(Self.prefix.count))
            if let (plistKey, value) = InfoPlistKey.value(of: key, settings: settings) { plist[plistKey] = value }
        }
        return plist
    }

    private static let prefix = "INFOPLIST_KEY_"

    /// One value replaces another; lists are joined, dictionaries merged one level deep.
    private func merge(_ added: [String: Any], into plist: inout [String: Any], _ file: String?) {
        for (key, value) in added {
            switch (plist[key], value) {
            case (let old as [String], let new as [String]): plist[key] = old + new.filter { !old.contains($0) }
            case (let old as [String: Any], let new as [String: Any]): plist[key] = old.merging(new) { $1 }
            case (let old?, _) where (old is [Any] || old is [String: Any]) != (value is [Any] || value is [String: Any]):
                report.warn("\(key) is of another kind than what the build adds; the file's value stays", file: file)
            default: plist[key] = value
            }
        }
    }

    private func addDeviceFamily(_ plist: inout [String: Any]) {
        let families = settings["TARGETED_DEVICE_FAMILY"].split { !$0.isNumber }.compactMap { Int($0) }
        if productType == .application, !families.isEmpty { plist["UIDeviceFamily"] = families }
    }

    private static let fromSettings = [
        ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
        ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ]

    private static let leftOutWhenEmpty = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType",
        "CFBundleShortVersionString", "CFBundleVersion", "NSPrincipalClass", "NSMainNibFile", "NSHumanReadableCopyright",
    ]
}

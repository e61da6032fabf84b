import Foundation

/// The settings before any project says anything.
enum BuiltInSettings {
    /// The values that decide conditions of settings: the simulator is what this system is most like.
    static func situation(configuration: String) -> [String: String] {
        ["sdk": "iphonesimulator26.0", "arch": architecture, "config": configuration, "variant": "normal"]
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    static func table(target: ProjectTarget, project: ProjectFile, configuration: String, products: String) -> SettingsTable {
        let type = target.productType
        var values = [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PROJECT_NAME": project.name, "PROJECT_DIR": project.folder, "PROJECT_FILE_PATH": project.path,
            "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "CONFIGURATION": configuration,
            "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "SDKROOT": "iphonesimulator",
            "TARGETED_DEVICE_FAMILY": "1",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": type?.packageType ?? "",
            "WRAPPER_EXTENSION": type?.wrapperExtension ?? "", "WRAPPER_SUFFIX": type.map { "." + $0.wrapperExtension } ?? "",
            "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)", "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)", "EXECUTABLE_FOLDER_PATH": "$(WRAPPER_NAME)",
            "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(WRAPPER_NAME)", "INFOPLIST_PATH": "$(WRAPPER_NAME)/Info.plist",
            "BUNDLE_EXECUTABLE_FOLDER_PATH": "", "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)",
            "DEVELOPMENT_LANGUAGE": project.developmentRegion, "ENABLE_TESTABILITY": "YES",
            "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES", "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
            "LOCALIZED_STRING_SWIFTUI_SUPPORT": "YES",
        ]
        for name in ["BUILT_PRODUCTS_DIR", "TARGET_BUILD_DIR", "CONFIGURATION_BUILD_DIR", "BUILD_DIR", "SYMROOT"] {
            values[name] = products
        }
        return SettingsTable(values)
    }
}

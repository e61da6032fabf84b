import Foundation
import Testing

@testable import ProjectReader

@Suite struct InfoPlistMakerTests {
    private func plist(_ settings: String, file: String? = nil, _ report: ProjectReport = ProjectReport()) throws -> [String: Any] {
        let fixture = ProjectFixture.app(settings: settings)
        let path = file.map { fixture.folder.write($0, to: "Info.plist") }
        return try InfoPlistMaker(settings: try fixture.settings(report), productType: .application, report: report).make(from: path)
    }

    private func strings(_ plist: [String: Any], _ keys: String...) -> [String?] { keys.map { plist[$0] as? String } }

    @Test("XP-62, XP-70: values of the file are filled in, keys are not") func expanded() throws {
        let file =
            "{ CFBundleName = \"$(PRODUCT_NAME)\"; \"$(KEY)\" = \"${API_KEY}x\"; List = (\"$(TARGET_NAME)\", { a = \"$(PRODUCT_MODULE_NAME).Scene\"; }); }"
        let made = try plist("PRODUCT_NAME = \"$(TARGET_NAME)\";", file: file)
        #expect(strings(made, "CFBundleName", "$(KEY)") == ["App", "x"])
        let list = made["List"] as? [Any]
        #expect(list?.first as? String == "App")
        #expect((list?.last as? [String: String])?["a"] == "App.Scene")
        #expect(strings(try plist("INFOPLIST_EXPAND_BUILD_SETTINGS = NO;", file: file), "CFBundleName") == ["$(PRODUCT_NAME)"])
    }

    @Test("XP-63, XP-65: generated keys, alone and onto a file") func generated() throws {
        let settings =
            "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2; CURRENT_PROJECT_VERSION = 3; PRODUCT_BUNDLE_IDENTIFIER = a.b;"
        let made = try plist(settings)
        #expect(
            strings(
                made, "CFBundleName", "CFBundleExecutable", "CFBundleVersion", "CFBundleShortVersionString", "CFBundleDevelopmentRegion")
                == ["App", "App", "3", "1.2", "en"])
        #expect(strings(made, "CFBundleIdentifier", "CFBundlePackageType", "CFBundleInfoDictionaryVersion") == ["a.b", "APPL", "6.0"])
        #expect(made["LSRequiresIPhoneOS"] as? Bool == true)
        let merged = try plist(settings, file: "{ CFBundleVersion = 9; Own = x; }")
        #expect(strings(merged, "CFBundleVersion", "Own") == ["3", "x"])
        #expect(try plist("MARKETING_VERSION = 1;", file: "{ Own = x; }")["CFBundleShortVersionString"] == nil)
    }

    @Test("XP-64: lists are joined, dictionaries merged, other kinds are told") func merging() throws {
        let settings =
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UISupportedInterfaceOrientations = \"A B\"; "
            + "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIStatusBarStyle = X;"
        let report = ProjectReport()
        let file =
            "{ UISupportedInterfaceOrientations = (B, C); UIApplicationSceneManifest = { Own = x; UIApplicationSupportsMultipleScenes = old; }; UIStatusBarStyle = (a); }"
        let made = try plist(settings, file: file, report)
        #expect(made["UISupportedInterfaceOrientations"] as? [String] == ["B", "C", "A"])
        let manifest = made["UIApplicationSceneManifest"] as? [String: Any]
        #expect(manifest?["Own"] as? String == "x")
        #expect(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
        #expect(report.says("UIStatusBarStyle"))
    }

    @Test("XP-66: settings become keys of their types; unknown ones nothing") func keys() throws {
        let made = try plist(
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \"My App\"; INFOPLIST_KEY_UIStatusBarHidden = YES; "
                + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\"; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
                + "INFOPLIST_KEY_NSCameraUsageDescription = why; INFOPLIST_KEY_Nonsense = x; INFOPLIST_KEY_UIUserInterfaceStyle = Dark; "
                + "INFOPLIST_KEY_UILaunchStoryboardName = \"\";")
        #expect(
            strings(
                made, "CFBundleDisplayName", "UIMainStoryboardFile", "NSCameraUsageDescription", "UIUserInterfaceStyle",
                "UILaunchStoryboardName")
                == ["My App", "Main", "why", "Dark", ""])
        #expect(made["UIStatusBarHidden"] as? Bool == true)
        #expect(made["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
        #expect(made["Nonsense"] == nil)
    }

    @Test("XP-67: generated launch screen and scene manifest") func generations() throws {
        let made = try plist(
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
        )
        #expect((made["UILaunchScreen"] as? [String: Any])?.isEmpty == true)
        #expect(((made["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any])?.isEmpty == true)
        #expect(try plist("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = NO;")["UILaunchScreen"] == nil)
    }

    @Test("XP-61: families of devices") func families() throws {
        for (setting, families) in [("\"1,2\"", [1, 2]), ("1", [1]), ("2", [2])] {
            #expect(try plist("TARGETED_DEVICE_FAMILY = \(setting);")["UIDeviceFamily"] as? [Int] == families)
        }
    }

    @Test("XP-69: some keys are left out when nothing is in them") func empty() throws {
        let made = try plist("", file: "{ CFBundleIdentifier = \"$(NONE)\"; NSPrincipalClass = \"\"; Other = \"\"; }")
        #expect(made["CFBundleIdentifier"] == nil)
        #expect(made["NSPrincipalClass"] == nil)
        #expect(made["Other"] as? String == "")
    }

    @Test("XP-147: the file lies in the checkout") func outside() {
        let fixture = ProjectFixture.app(settings: "INFOPLIST_FILE = \"../../../../../../../etc/hostname\";")
        #expect { try fixture.plan() } throws: { ($0 as? ProjectError)?.message.contains("leads out") == true }
    }

    @Test("XP-62: a file that is missing is told") func missing() throws {
        let report = ProjectReport()
        _ = try ProjectFixture.app(settings: "INFOPLIST_FILE = None.plist;").plan(report)
        #expect(report.says("None.plist"))
    }
}

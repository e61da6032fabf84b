// swift-tools-version: 6.2
import PackageDescription

/// How the Forastero compiler treats a module of ours; see Documentation/HowIOSSwiftIsCompiledHere.md.
extension SwiftSetting {
    /// Written in iOS Swift (`@objc`, `#selector`, …): translated, and described to apps by an index.
    static let translated: SwiftSetting = .define("FORASTERO_SDK_MODULE")
    /// Written in plain Swift: compiled as it is, and described to apps by an index.
    static let plain: SwiftSetting = .define("FORASTERO_PLAIN_MODULE")
    /// What of a library only functions use that are compiled into apps, those apps link; nobody else loads it. A debug build keeps
    /// the functions, and so needs the library.
    static func linkedByAppsAlone(_ library: String) -> SwiftSetting {
        .unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", library], .when(configuration: .release))
    }
}

/// A folder `Sources/<name>` that only holds a module map for a C library of the system.
/// One without `pkgConfig` has its headers where the system's own are: LateLibraries opens it when it is first called.
func library(_ name: String, pkgConfig: String? = nil, apt packages: String...) -> Target {
    .systemLibrary(
        name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig, providers: packages.isEmpty ? nil : [.apt(packages)])
}

func module(_ name: String, _ kind: SwiftSetting, uses dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: [kind])
}

/// An empty module of a name that the compiler looks for when a test imports both Testing and a module named as Apple's.
func testingOverlay(for name: String) -> Target {
    .target(name: "_Testing_\(name)", path: "Sources/TestingOverlays/\(name)", swiftSettings: [.plain])
}

/// What Apple ships beside UIKit, as far as a device without radio, camera and sensors has it; see Documentation/DeviceFrameworks.md.
let deviceFrameworks: [Target] = [
    module("DeviceNotice", .plain),
    module("Darwin", .plain, uses: "os"),
    module("FileProvider", .plain),
    module("AudioToolbox", .plain, uses: "ObjCRuntime", "DeviceNotice", "CoreGraphics"),
    module("LocalAuthentication", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module("UserNotifications", .translated, uses: "ObjCRuntime", "DeviceNotice", "DesktopServices"),
    module("CoreMotion", .translated, uses: "ObjCRuntime"),
    module("CoreLocation", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module("MapKit", .translated, uses: "ObjCRuntime", "CoreGraphics", "UIKitCore", "UIKit", "CoreLocation", "DeviceNotice"),
    module("CoreMedia", .plain, uses: "CoreGraphics"),
    module(
        "AVFoundation", .translated,
        uses: "ObjCRuntime", "CoreGraphics", "QuartzCore", "CoreMedia", "Display", "UniformTypeIdentifiers", "DeviceNotice"),
    module("AVFAudio", .plain, uses: "AVFoundation"),
    module("AVKit", .translated, uses: "UIKit", "AVFoundation"),
    module("BackgroundTasks", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module("Contacts", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module("ContactsUI", .translated, uses: "UIKit", "UIKitSharing", "Contacts"),
    module("CoreHaptics", .plain, uses: "AVFoundation", "DeviceNotice"),
    module("Speech", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module("EventKit", .translated, uses: "ObjCRuntime", "CoreGraphics", "CoreLocation", "DeviceNotice"),
    module("CoreSpotlight", .translated, uses: "ObjCRuntime", "UIKitCore", "UniformTypeIdentifiers", "DeviceNotice"),
    module("GameplayKit", .translated, uses: "ObjCRuntime"),
    module("MediaPlayer", .translated, uses: "UIKit", "UIKitSharing", "DeviceNotice"),
    module("WatchConnectivity", .translated, uses: "ObjCRuntime", "DeviceNotice"),
    module(
        "Photos", .translated, uses: "ObjCRuntime", "ItemProvider", "ImageIO", "UIKitGraphics", "AVFoundation", "DeviceNotice"),
    module("PDFKit", .translated, uses: "ObjCRuntime", "CoreGraphics", "UIKit", "DeviceNotice"),
    module(
        "PhotosUI", .translated,
        uses: "UIKit", "UIKitSharing", "UniformTypeIdentifiers", "AVFoundation", "Photos", "DesktopServices"),
    module("NetworkRoutes", .plain, uses: "DeviceNotice"),
    module("Network", .plain, uses: "NetworkRoutes", "DeviceNotice"),
    module("SystemConfiguration", .plain, uses: "ObjCRuntime", "Darwin", "NetworkRoutes", "DeviceNotice"),
    module("MessageUI", .translated, uses: "UIKit", "DeviceNotice"),
    module("SafariServices", .translated, uses: "UIKit"),
    module(
        "SpriteKit", .translated,
        uses: "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitDynamics", "UIKit", "AVFoundation", "DeviceNotice", "CChipmunk",
        "LateLibraries"),
    module("StoreKit", .translated, uses: "UIKit", "UIKitSharing", "DeviceNotice"),
    .target(
        name: "AuthenticationServices", dependencies: ["ObjCRuntime", "UIKit", "DeviceNotice", "WebKit"],
        swiftSettings: [.translated, .linkedByAppsAlone("FoundationNetworking")]),
    .target(name: "WebProtocol"),
    .target(
        name: "WebKit", dependencies: ["ObjCRuntime", "CoreGraphics", "UIKit", "Display", "DeviceNotice", "WebProtocol"],
        swiftSettings: [.translated, .linkedByAppsAlone("FoundationNetworking")]),
    // Over libraries of the system; see Documentation/OtherFrameworks.md
    .target(name: "ImageKernels"),
    .target(name: "VectorKernels"),
    module("Accelerate", .plain, uses: "CoreGraphics", "VectorKernels"),
    module("CoreImage", .translated, uses: "ObjCRuntime", "CoreGraphics", "UIKitGraphics", "ImageKernels", "DeviceNotice"),
    module("CryptoKit", .plain, uses: "COpenSSL", "LateLibraries"),
    module("CommonCrypto", .plain, uses: "COpenSSL", "LateLibraries"),
    .target(
        name: "Security",
        dependencies: ["ObjCRuntime", "CoreGraphics", "CryptoKit", "DeviceNotice", "DesktopServices", "COpenSSL", "LateLibraries"],
        swiftSettings: [.plain, .linkedByAppsAlone("FoundationNetworking")]),
]

let deviceFrameworkTests: [Target] = [
    .testTarget(name: "AccelerateTests", dependencies: ["Accelerate", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
    .testTarget(name: "AudioToolboxTests", dependencies: ["AudioToolbox"], swiftSettings: [.plain]),
    .testTarget(name: "DarwinTests", dependencies: ["Darwin"], swiftSettings: [.plain]),
    .testTarget(name: "FileProviderTests", dependencies: ["FileProvider"], swiftSettings: [.plain]),
    .testTarget(name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication", "DeviceNotice"], swiftSettings: [.translated]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "DesktopServices"], swiftSettings: [.translated]),
    .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion"], swiftSettings: [.translated]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "DeviceNotice"], swiftSettings: [.translated]),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", "UIKitTesting", "TestFiles"]),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
    .testTarget(
        name: "AVFoundationTests",
        dependencies: ["AVFAudio", "AVFoundation", "CoreMedia", "QuartzCore", "Display", "TestFiles", "_Testing_CoreGraphics"],
        swiftSettings: [.translated]),
    .testTarget(name: "AVKitTests", dependencies: ["AVKit", "UIKitTesting", "TestFiles"]),
    .testTarget(name: "BackgroundTasksTests", dependencies: ["BackgroundTasks"], swiftSettings: [.translated]),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"], swiftSettings: [.translated]),
    .testTarget(name: "ContactsUITests", dependencies: ["ContactsUI", "UIKitTesting"]),
    .testTarget(name: "CoreHapticsTests", dependencies: ["CoreHaptics"], swiftSettings: [.plain]),
    .testTarget(name: "SpeechTests", dependencies: ["Speech"], swiftSettings: [.translated]),
    .testTarget(name: "EventKitTests", dependencies: ["EventKit"], swiftSettings: [.translated]),
    .testTarget(name: "CoreSpotlightTests", dependencies: ["CoreSpotlight", "UIKitCore"], swiftSettings: [.translated]),
    .testTarget(name: "GameplayKitTests", dependencies: ["GameplayKit"], swiftSettings: [.translated]),
    .testTarget(name: "MediaPlayerTests", dependencies: ["MediaPlayer", "UIKitTesting"]),
    .testTarget(name: "WatchConnectivityTests", dependencies: ["WatchConnectivity"], swiftSettings: [.translated]),
    .testTarget(name: "PhotosTests", dependencies: ["Photos", "_Testing_CoreGraphics"], swiftSettings: [.translated]),
    .testTarget(name: "NetworkTests", dependencies: ["Network", "SystemConfiguration", "DeviceNotice"], swiftSettings: [.plain]),
    .testTarget(name: "MessageUITests", dependencies: ["MessageUI", "UIKitTesting"]),
    .testTarget(name: "PDFKitTests", dependencies: ["PDFKit", "UIKitTesting", "TestFiles"]),
    .testTarget(name: "PhotosUITests", dependencies: ["PhotosUI", "UIKitTesting", "TestFiles"]),
    .testTarget(name: "SafariServicesTests", dependencies: ["SafariServices", "UIKitTesting"]),
    .testTarget(name: "SpriteKitTests", dependencies: ["SpriteKit", "UIKitTesting", "TestFiles"]),
    .testTarget(name: "StoreKitTests", dependencies: ["StoreKit", "UIKitTesting"]),
    .testTarget(name: "AuthenticationServicesTests", dependencies: ["AuthenticationServices", "UIKitTesting"]),
    .testTarget(name: "WebKitTests", dependencies: ["WebKit", "AuthenticationServices", "UIKitTesting", "forastero-web"]),
    .testTarget(
        name: "CoreImageTests", dependencies: ["CoreImage", "UIKitGraphics", "_Testing_CoreImage", "_Testing_CoreGraphics"],
        swiftSettings: [.translated]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit", "CommonCrypto"], swiftSettings: [.plain]),
    .testTarget(
        name: "SecurityTests", dependencies: ["Security", "DesktopServices", "_Testing_CoreGraphics"], exclude: ["Programs"],
        swiftSettings: [.plain]),
]

let package = Package(
    name: "Forastero",
    products: [
        .library(
            name: "Forastero", type: .dynamic,
            targets: ["UIKit", "UIGestureRecognizerSubclass", "UIKitTesting", "XCUIAutomation", "ViewLookup", "ImageIO", "CoreText"]
                + ["simd", "os", "OSLog", "Combine", "CoreData", "UniformTypeIdentifiers", "DeveloperToolsSupport", "CoreServices"]
                + ["MobileCoreServices"]
                + deviceFrameworks.map(\.name)
                + ["_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_CoreImage"])
    ],
    targets: [
        // C libraries of the system
        library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        library("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
        library("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
        library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        library("CTurboJPEG", apt: "libturbojpeg0-dev"),
        library("CWebP", apt: "libwebp-dev"),
        library("CSDL", apt: "libsdl2-dev"),
        library("CXCB", apt: "libxcb1-dev"),
        library("CWayland", apt: "libwayland-dev"),
        library("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
        library("CSQLite", apt: "libsqlite3-dev"),
        library("CWebSockets", apt: "libwebsockets-dev"),
        library("CChipmunk", apt: "chipmunk-dev"),
        library("CGIO", pkgConfig: "gio-2.0", apt: "libglib2.0-dev"),
        library("CMalloc", apt: "libc6-dev"),
        library("CSwiftRuntime"),
        library("COpenSSL", apt: "libssl-dev"),

        // From the ground up: each module uses only those above it
        .target(name: "LateLibraries"),
        .target(name: "PixelKernels"),
        .target(name: "MemoryPrefetch"),
        .target(name: "AttributeListRelease"),
        module("ObjCCore", .plain),
        module("ObjectiveC", .plain, uses: "ObjCCore"),
        module("ObjCRuntime", .plain, uses: "ObjCCore", "ObjectiveC", "AttributeListRelease"),
        module("CoreGraphics", .plain, uses: "ObjCCore", "CCairo", "CPNG", "CTurboJPEG", "CWebP", "LateLibraries", "PixelKernels"),
        module("TextEngine", .plain, uses: "CoreGraphics", "CPango", "CCairo", "PixelKernels"),
        module("LayoutEngine", .plain, uses: "MemoryPrefetch"),
        module("simd", .plain),
        module("ImageIO", .plain, uses: "CoreGraphics"),
        module("os", .plain),
        module("OSLog", .plain, uses: "os"),
        .target(
            name: "Combine", dependencies: ["ObjCRuntime", "ObjCCore"], swiftSettings: [.plain, .linkedByAppsAlone("FoundationNetworking")]),
        module("CoreData", .translated, uses: "ObjCRuntime", "ObjCCore", "CSQLite", "CSwiftRuntime", "LateLibraries", "CXML"),
        module("UniformTypeIdentifiers", .plain),
        module("ItemProvider", .plain, uses: "ObjCRuntime", "UniformTypeIdentifiers"),
        module("DeveloperToolsSupport", .plain),
        module("CoreServices", .plain, uses: "CoreGraphics", "UniformTypeIdentifiers"),
        module("MobileCoreServices", .plain, uses: "CoreServices"),
        module("CoreText", .plain, uses: "ObjectiveC", "CoreGraphics", "TextEngine"),
        module("Display", .plain, uses: "CoreGraphics", "PixelKernels"),
        module(
            "QuartzCore", .translated, uses: "ObjCRuntime", "CoreGraphics", "TextEngine", "Display", "CPixman", "PixelKernels"),
        module("ScrollPhysics", .plain, uses: "CoreGraphics"),
        module("Drive", .plain, uses: "CoreGraphics"),
        module("AccessibilityBus", .plain, uses: "CGIO"),
        module("DesktopSettings", .plain, uses: "CGIO"),
        module("DesktopServices", .plain, uses: "CGIO"),
        module("DisplaySDL", .plain, uses: "Display", "CSDL", "CXCB", "CWayland", "LateLibraries"),
        // The pages' scripts and styles are files, and parts of the program.
        .target(
            name: "DisplayBrowser", dependencies: ["Display", "CoreGraphics", "CWebSockets", "LateLibraries"],
            resources: [.embedInCode("Resources")],
            swiftSettings: [.plain]),
        module(
            "UIKitGraphics", .translated,
            uses: "ItemProvider", "ObjCRuntime", "CoreGraphics", "QuartzCore", "TextEngine", "CoreText", "Display", "DeveloperToolsSupport"),
        module("TextKit", .translated, uses: "ObjCRuntime", "CoreGraphics", "TextEngine", "UIKitGraphics", "CXML"),
        module("UIKitMenus", .translated, uses: "ObjCRuntime", "UIKitGraphics"),
        module("UIKitBars", .translated, uses: "ObjCRuntime", "UIKitGraphics", "TextKit"),
        module(
            "UIKitCore", .translated,
            uses: "ItemProvider", "ObjCRuntime", "CoreGraphics", "QuartzCore", "TextEngine", "ScrollPhysics", "Display", "UIKitGraphics",
            "UIKitMenus", "UIKitBars", "TextKit"),
        module("UIKitViews", .translated, uses: "ObjCRuntime", "TextEngine", "UIKitCore", "UIKitGraphics", "QuartzCore"),
        module(
            "UIKitAccessibility", .translated, uses: "ObjCRuntime", "UIKitCore", "UIKitGraphics", "QuartzCore", "Display",
            "AccessibilityBus", "DesktopSettings"),
        module("UIKitTextInput", .translated, uses: "UIKitCore", "UIKitAccessibility", "Display"),
        module("UIKitAnimators", .translated, uses: "UIKitCore", "UIKitGraphics", "QuartzCore", "Display"),
        module("UIKitLayout", .translated, uses: "LayoutEngine", "UIKitCore", "UIKitAnimators", "UIKitGraphics", "QuartzCore"),
        module("UIKitPresentation", .translated, uses: "ObjCRuntime", "UIKitCore", "UIKitGraphics", "UIKitViews", "QuartzCore", "Display"),
        module(
            "UIKitInteractions", .translated,
            uses: "ItemProvider", "UIKitCore", "UIKitViews", "UIKitAnimators", "UIKitGraphics", "QuartzCore", "Display", "ObjCRuntime"),
        module("UIKitDynamics", .translated, uses: "UIKitCore", "CoreGraphics", "Display", "CChipmunk", "LateLibraries"),
        module(
            "UIKitDrive", .translated, uses: "UIKitCore", "ObjCRuntime", "CoreGraphics", "QuartzCore", "Display", "Drive", "CMalloc",
            "DeviceNotice",
            "DesktopServices"),
        module("UIKitKeyboard", .translated, uses: "UIKitCore", "UIKitViews", "UIKitTextInput", "CoreGraphics", "QuartzCore"),
        module("UIKitControls", .translated, uses: "ItemProvider", "UIKitCore", "UIKitViews", "UIKitInteractions"),
        module(
            "UIKitText", .translated,
            uses: "ItemProvider", "UIKitGraphics", "UIKitCore", "UIKitViews", "UIKitTextInput", "UIKitInteractions", "CoreGraphics",
            "QuartzCore"),
        module(
            "UIKitLists", .translated, uses: "UIKitCore", "UIKitViews", "UIKitTextInput", "UIKitInteractions", "CoreGraphics", "QuartzCore"),
        module(
            "UIKitCollections", .translated, uses: "UIKitCore", "UIKitViews", "UIKitTextInput", "UIKitLists", "CoreGraphics", "QuartzCore"),
        module(
            "UIKitContainers", .translated, uses: "UIKitBars", "UIKitCore", "UIKitViews", "UIKitPresentation", "UIKitControls", "UIKitText",
            "UIKitLists", "UIKitCollections",
            "CoreGraphics", "QuartzCore"),
        module(
            "UIKitSharing", .translated,
            uses: "ItemProvider", "UniformTypeIdentifiers", "ImageIO", "Display", "DesktopServices", "UIKitCore", "UIKitViews",
            "UIKitControls",
            "UIKitInteractions", "UIKitText",
            "UIKitLists", "UIKitCollections", "UIKitContainers", "CoreGraphics", "QuartzCore"),
        module(
            "InterfaceBuilder", .translated,
            uses: "UIKitGraphics", "UIKitCore", "UIKitViews", "UIKitControls", "UIKitText", "UIKitLists", "UIKitCollections",
            "UIKitContainers",
            "ObjCRuntime", "CXML"),
        module(
            "Inspector", .translated,
            uses: "UIKitCore", "UIKitViews", "UIKitTextInput", "UIKitControls", "UIKitText", "UIKitLists", "UIKitCollections",
            "UIKitContainers",
            "UIKitDrive", "CoreGraphics", "QuartzCore", "Display", "Drive"),
        module(
            "UIKit", .translated,
            uses: "CoreGraphics", "NetworkRoutes", "QuartzCore", "TextKit", "UIKitGraphics", "UIKitCore", "UIKitViews", "UIKitLayout",
            "UIKitPresentation",
            "UIKitAnimators", "UIKitInteractions", "UIKitDynamics",
            "UIKitDrive", "UIKitAccessibility", "UIKitTextInput",
            "UIKitKeyboard", "UIKitControls", "UIKitText", "UIKitLists", "UIKitCollections", "UIKitContainers", "UIKitSharing",
            "InterfaceBuilder", "Inspector",
            "Display", "DisplaySDL", "DisplayBrowser", "CoreText", "CoreImage", "ImageIO"),
        module("UIGestureRecognizerSubclass", .plain, uses: "UIKit"),
        module("ViewLookup", .translated, uses: "UIKit"),
        module(
            "UIKitTesting", .translated,
            uses: "UIKit", "UIKitCore", "UIKitViews", "UIKitTextInput", "UIKitInteractions", "UIKitKeyboard", "UIKitControls", "UIKitDrive",
            // Tests that import it import Testing, too.
            "CoreGraphics", "Drive", "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_CoreImage"),
        module("XCUIAutomation", .translated, uses: "UIKit", "CoreGraphics", "Drive"),
        testingOverlay(for: "CoreGraphics"),
        testingOverlay(for: "UIKit"),
        testingOverlay(for: "CoreImage"),

        // The program in which web pages are drawn; it looks for the engine when it runs
        .executableTarget(name: "forastero-web", dependencies: ["WebProtocol", "CGIO", "CCairo"], path: "Sources/WebProgram"),

        // Tests, and what they share
        .target(name: "TestFiles", path: "Tests/Files", swiftSettings: [.plain]),
        .target(name: "TestLists", dependencies: ["UIKitLists"], path: "Tests/Lists"),
        .target(name: "TestLogs", dependencies: ["UIKitCore", "UIKitTesting"], path: "Tests/Logs"),
        .target(name: "ScrollTraces", path: "Tests/ScrollTraces", swiftSettings: [.plain]),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "Display", "_Testing_CoreGraphics"], swiftSettings: [.translated]),
        .testTarget(
            name: "DisplaySDLTests", dependencies: ["DisplaySDL", "Display", "_Testing_CoreGraphics"], exclude: ["Programs"],
            swiftSettings: [.plain]),
        .testTarget(
            name: "DisplayBrowserTests", dependencies: ["DisplayBrowser", "Display", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(name: "AccessibilityBusTests", dependencies: ["AccessibilityBus"], swiftSettings: [.plain]),
        .testTarget(name: "DesktopSettingsTests", dependencies: ["DesktopSettings"], swiftSettings: [.plain]),
        .testTarget(name: "DesktopServicesTests", dependencies: ["DesktopServices"], exclude: ["Programs"], swiftSettings: [.plain]),
        .testTarget(name: "DisplayTests", dependencies: ["Display", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(
            name: "TextEngineTests", dependencies: ["TextEngine", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: [.plain]),
        .testTarget(
            name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "ScrollTraces", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(name: "simdTests", dependencies: ["simd"], swiftSettings: [.plain]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: [.plain]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData"]),
        .testTarget(name: "osTests", dependencies: ["os", "OSLog"], swiftSettings: [.plain]),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "MobileCoreServices"], swiftSettings: [.plain]),
        .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "_Testing_CoreGraphics"], swiftSettings: [.plain]),
        .testTarget(name: "DriveTests", dependencies: ["Drive"], swiftSettings: [.plain]),
        .testTarget(
            name: "ObjCRuntimeTests", dependencies: ["ObjCRuntime", "ObjCCore", "ObjectiveC", "TestFiles"], swiftSettings: [.plain]),
        .testTarget(name: "UIKitGraphicsTests", dependencies: ["UIKitGraphics", "UIKitViews", "UIKitTesting", "TestFiles"]),
        .testTarget(name: "TextKitTests", dependencies: ["TextKit", "_Testing_CoreGraphics"], swiftSettings: [.translated]),
        .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore", "UIKitTesting", "TestLogs", "ScrollTraces"]),
        // Applications, windows, what happens on them, and controllers: two targets are compiled at the same time
        .testTarget(name: "UIKitCoreAppTests", dependencies: ["UIKitCore", "Display", "UIKitTesting", "TestFiles", "TestLogs"]),
        .testTarget(name: "UIKitMenusTests", dependencies: ["UIKitMenus", "UIKitTesting"]),
        .testTarget(name: "UIKitBarsTests", dependencies: ["UIKitBars", "UIKitTesting"]),
        .testTarget(name: "UIKitAccessibilityTests", dependencies: ["UIKitAccessibility", "UIKitTesting", "TestLogs"]),
        .testTarget(name: "UIKitTextInputTests", dependencies: ["UIKitTextInput", "UIKitTesting", "TestLogs"]),
        .testTarget(name: "UIKitLayoutTests", dependencies: ["UIKitLayout", "UIKitTesting"]),
        .testTarget(name: "UIKitViewsTests", dependencies: ["UIKitViews", "UIKitTesting"]),
        .testTarget(
            name: "UIKitPresentationTests", dependencies: ["UIKitPresentation", "UIKitTesting", "TestLogs"]),
        .testTarget(name: "UIKitAnimatorsTests", dependencies: ["UIKitAnimators", "UIKitTesting"]),
        .testTarget(
            name: "UIKitInteractionsTests", dependencies: ["UIKitInteractions", "Display", "ItemProvider", "UIKitTesting", "TestFiles"]),
        .testTarget(name: "UIKitDynamicsTests", dependencies: ["UIKitDynamics", "UIKitTesting"]),
        .testTarget(name: "UIKitDriveTests", dependencies: ["UIKitDrive", "UIKitTesting", "TestFiles", "CMalloc"]),
        .testTarget(name: "UIKitTestingTests", dependencies: ["UIKitTesting"]),
        .testTarget(name: "XCUIAutomationTests", dependencies: ["XCUIAutomation", "Drive", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Brightness", "Gallery", "Hello", "HelloScene", "Notes", "Selection", "Shopping", "Showcase", "TabOrder", "Tabs",
                "TapPopover",
                "Views",
                "DefaultsWriter", "StoreMigrator", "StoreWriter",
                "Announcer", "Flings", "Guest", "TestApp", "Wishes",
            ],
            exclude: ["Support/WestonSeat.c", "Readers", "InputMethods", "Windows"], swiftSettings: [.plain]),
        .testTarget(
            name: "ExampleTests", dependencies: ["Brightness", "Selection", "TabOrder", "TapPopover", "Views", "UIKitTesting"]),
        .testTarget(name: "UIKitKeyboardTests", dependencies: ["UIKitKeyboard", "UIKitText", "UIKitTesting"]),
        // As an app is compiled whose project is one of Swift 4.
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting"], swiftSettings: [.swiftLanguageMode(.v4)]),
        .testTarget(name: "UIKitControlsTests", dependencies: ["UIKitControls", "UIKitTesting"]),
        .testTarget(name: "UIKitTextTests", dependencies: ["UIKitText", "UIKitTesting"]),
        .testTarget(name: "UIKitCollectionsTests", dependencies: ["UIKitCollections", "UIKitTesting", "TestLists"]),
        .testTarget(name: "UIKitListsTests", dependencies: ["UIKitLists", "UIKitTesting", "TestLists"]),
        .testTarget(name: "UIKitContainersTests", dependencies: ["UIKitContainers", "UIKitTesting", "TestLogs"]),
        .testTarget(name: "ItemProviderTests", dependencies: ["ItemProvider", "UniformTypeIdentifiers"], swiftSettings: [.plain]),
        .testTarget(name: "UIKitSharingTests", dependencies: ["UIKitSharing", "UIKitTesting", "TestFiles"]),
        .testTarget(name: "InspectorTests", dependencies: ["Inspector", "UIKitTesting"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKitTesting", "TestFiles"]),
        .testTarget(name: "ViewLookupTests", dependencies: ["ViewLookup", "UIKitTesting"]),

        // Programs that tests run
        .executableTarget(
            name: "DefaultsWriter", dependencies: ["ObjCRuntime"], path: "Tests/Programs/DefaultsWriter", swiftSettings: [.plain]),
        .executableTarget(name: "StoreMigrator", dependencies: ["CoreData"], path: "Tests/Programs/StoreMigrator"),
        .executableTarget(name: "StoreWriter", dependencies: ["CoreData"], path: "Tests/Programs/StoreWriter"),
        .target(name: "BlockCounter", path: "Tests/Programs/BlockCounter"),
        .executableTarget(
            name: "Flings", dependencies: ["UIKit", "UIKitTesting", "BlockCounter"], path: "Tests/Programs/Flings"),
        .executableTarget(name: "Announcer", dependencies: ["UIKit"], path: "Tests/Programs/Announcer"),
        .executableTarget(name: "Guest", dependencies: ["UIKit", "PhotosUI", "UserNotifications"], path: "Tests/Programs/Guest"),
        .executableTarget(name: "TestApp", dependencies: ["UIKit"], path: "Tests/Programs/TestApp"),
        .executableTarget(name: "Wishes", dependencies: ["UIKit"], path: "Tests/Programs/Wishes"),

        // Examples
        .executableTarget(
            name: "Views", dependencies: ["UIKit", "ViewLookup"], path: "Examples/Views", exclude: ["Tour.drive"],
            resources: [.copy("Resources")]),
        .executableTarget(name: "Tabs", dependencies: ["UIKit"], path: "Examples/Tabs", exclude: ["Tour.drive"]),
        .executableTarget(
            name: "TapPopover", dependencies: ["UIKit"], path: "Examples/TapPopover", exclude: ["Tour.drive"],
            resources: [.copy("Resources")]),
        .executableTarget(
            name: "Brightness", dependencies: ["UIKit"], path: "Examples/Brightness", exclude: ["Tour.drive"],
            resources: [.copy("Resources")]),
        .executableTarget(name: "Selection", dependencies: ["UIKit"], path: "Examples/Selection", exclude: ["Tour.drive"]),
        .executableTarget(name: "TabOrder", dependencies: ["UIKit"], path: "Examples/TabOrder", exclude: ["Tour.drive"]),
        .executableTarget(name: "Gallery", dependencies: ["UIKit"], path: "Examples/Gallery", exclude: ["Tour.drive"]),
        .executableTarget(name: "Notes", dependencies: ["UIKit"], path: "Examples/Notes", exclude: ["Tour.drive"]),
        .executableTarget(name: "Shopping", dependencies: ["UIKit"], path: "Examples/Shopping", exclude: ["Tour.drive"]),
        .executableTarget(name: "Showcase", dependencies: ["UIKit"], path: "Examples/Showcase", exclude: ["Tour.drive"]),
        .executableTarget(name: "Hello", dependencies: ["UIKit"], path: "Examples/Hello", exclude: ["Tour.drive"]),
        .executableTarget(
            name: "HelloScene", dependencies: ["UIKit"], path: "Examples/HelloScene", resources: [.copy("Resources")]),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += deviceFrameworks + deviceFrameworkTests

// What tests under a sanitizer build: the targets that are named, and all that those use.
if let names = Context.environment["FORASTERO_TEST_TARGETS"], !names.isEmpty {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var (kept, waiting) = (Set<String>(), names.split(separator: ",").map(String.init))
    while let name = waiting.popLast() {
        guard let target = targets[name], kept.insert(name).inserted else { continue }
        for case .byNameItem(let used, _) in target.dependencies { waiting.append(used) }
    }
    package.products = []
    package.targets.removeAll { !kept.contains($0.name) }
}

// A warning is an error. What is deprecated may still be tested.
let strictness: [SwiftSetting] = [.treatAllWarnings(as: .error), .treatWarning("DeprecatedDeclaration", as: .warning)]
// optimization: modules of Swift 6 have been checked for calls from other threads by the compiler. A release build does not ask again
// at the start of each closure; a debug build does, and tells an app that calls from the wrong thread.
// Nor does it ask at each access to a property of an object whether somebody is in the middle of another: a debug build, in which the
// tests run, does.
let speed: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-dynamic-actor-isolation", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    // As Swift 4 the compiler warns of functions of other modules that the translator hands to the runtime.
    target.swiftSettings = (target.swiftSettings ?? []) + (target.name == "UIKitTests" ? [] : strictness) + speed
}

// optimization: the toolchain's lld links a debug build in half the time that the system's linker takes, and in a tenth less if it
// leaves texts that are alike apart. For release it writes the 180,000 places that only move with the library's address as bits, a
// fiftieth of the bytes that are read at each start, and finds our own names when it links. Everything contains ObjCCore.
package.targets.first { $0.name == "ObjCCore" }?.linkerSettings = [
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "-O0"], .when(configuration: .debug)),
    .unsafeFlags(
        ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "-Bsymbolic"], .when(configuration: .release)),
]

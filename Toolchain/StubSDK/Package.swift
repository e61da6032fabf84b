// swift-tools-version: 6.2
import PackageDescription

extension SwiftSetting {
    /// Written in iOS Swift: translated, and described to apps by an index.
    static let translated: SwiftSetting = .define("FORASTERO_SDK_MODULE")
    /// Written in plain Swift: compiled as it is, and described to apps by an index.
    static let plain: SwiftSetting = .define("FORASTERO_PLAIN_MODULE")
}

/// A module of the runtime, compiled from the folder that the real SDK is made of.
func runtime(_ name: String, uses dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: [.plain, .swiftLanguageMode(.v6)])
}

func stub(_ name: String, _ kind: SwiftSetting = .translated, uses dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: [kind, .swiftLanguageMode(.v5)])
}

func testingOverlay(for name: String) -> Target {
    .target(name: "_Testing_\(name)", path: "Sources/TestingOverlays/\(name)", swiftSettings: [.plain])
}

let package = Package(
    name: "StubSDK",
    products: [
        .library(
            name: "Forastero", type: .dynamic,
            targets: [
                "UIKit", "SwiftUI", "Combine", "OSLog", "os", "ImageIO", "CoreText", "_Testing_CoreGraphics", "_Testing_UIKit",
                "_Testing_CoreImage",
            ])
    ],
    targets: [
        runtime("ObjCCore"),
        runtime("ObjectiveC", uses: "ObjCCore"),
        runtime("ObjCRuntime", uses: "ObjCCore", "ObjectiveC"),
        stub("CoreGraphics", .plain),
        stub("QuartzCore", uses: "CoreGraphics", "ObjCRuntime"),
        stub("CoreImage", uses: "CoreGraphics", "ObjCRuntime"),
        stub("ImageIO", .plain, uses: "CoreGraphics"),
        stub("CoreText", .plain, uses: "CoreGraphics"),
        stub("Combine", .plain),
        stub("OSLog", .plain),
        stub("os", .plain, uses: "OSLog"),
        stub("UIKit", uses: "QuartzCore", "CoreImage", "CoreText", "Combine"),
        stub("SwiftUI", uses: "UIKit", "Combine"),
        testingOverlay(for: "CoreGraphics"),
        testingOverlay(for: "UIKit"),
        testingOverlay(for: "CoreImage"),
    ]
)

import Testing

@testable import CompilerDriver

@Suite struct ManifestConditionsTests {
    private func conditions(of module: String) -> ManifestConditions {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .target(
                        name: "Shop-Kit",
                        dependencies: [
                            "Base", .target(name: "Phone", condition: .when(platforms: [.iOS, .macOS])),
                            .product(name: "Nets", package: "nets", condition: .when(platforms: [.iOS, .linux])),
                        ],
                        swiftSettings: [
                            .define("ON_PHONES", .when(platforms: [.iOS])), .define("ALWAYS"),
                            .define("ON_MACS", .when(platforms: [.macOS])), .define("SOME", .when(platforms: [.linux, .iOS])),
                        ]),
                    .target(name: "Base", swiftSettings: [.define("BASE", .when(platforms: [.iOS], configuration: .debug))]),
                ])
            """
        return ManifestConditions(manifest: Array(manifest.utf8), module: module)
    }

    /// With plain `swift build` the manifest is compiled by another compiler than ours.
    @Test func whatIsAskedForOnIOSAloneIsFound() {
        #expect(conditions(of: "Shop_Kit").defines == ["ON_PHONES"])
        #expect(conditions(of: "Shop_Kit").dependencies == ["Phone"])
        #expect(conditions(of: "Phone").defines.isEmpty)
        #expect(conditions(of: "Base").defines.isEmpty)
    }
}

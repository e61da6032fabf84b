// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SiteMaker",
    products: [
        .executable(name: "forastero-site", targets: ["forastero-site"])
    ],
    targets: [
        .systemLibrary(name: "CMarkdown", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .target(name: "SiteMaker", dependencies: ["CMarkdown"]),
        .executableTarget(name: "forastero-site", dependencies: ["SiteMaker"]),
        .testTarget(name: "SiteMakerTests", dependencies: ["SiteMaker"]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ProjectReader",
    products: [
        .executable(name: "forastero-project", targets: ["forastero-project"])
    ],
    targets: [
        .target(name: "ProjectReader"),
        .executableTarget(name: "forastero-project", dependencies: ["ProjectReader"]),
        .testTarget(name: "ProjectReaderTests", dependencies: ["ProjectReader"]),
    ],
    swiftLanguageModes: [.v6]
)

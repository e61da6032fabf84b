// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "AppName",
    targets: [
        .executableTarget(name: "AppName"),
        .testTarget(name: "AppNameTests", dependencies: ["AppName"]),
    ]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Counter",
    targets: [
        .executableTarget(name: "Counter"),
        .testTarget(name: "CounterTests", dependencies: ["Counter"]),
    ],
    swiftLanguageModes: [.v5]
)

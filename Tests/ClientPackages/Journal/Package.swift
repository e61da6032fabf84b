// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Journal",
    products: [.library(name: "JournalKit", targets: ["JournalKit"])],
    targets: [
        .target(name: "JournalKit"),
        .executableTarget(name: "Journal", dependencies: ["JournalKit"]),
        .testTarget(name: "JournalKitTests", dependencies: ["JournalKit"]),
        .testTarget(name: "JournalTests", dependencies: ["Journal", "JournalKit"]),
    ]
)

// swift-tools-version: 5.9
import PackageDescription

/// A package as older ones are: only tests of XCTest, a list of them for Linux that is out of date, and settings for iOS alone.
let package = Package(
    name: "Postcard",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "PostcardModel", swiftSettings: [.define("ON_PHONES", .when(platforms: [.iOS]))]),
        .target(name: "Postcard", dependencies: ["PostcardModel"]),
        .testTarget(
            name: "PostcardTests", dependencies: ["Postcard", "PostcardModel"], resources: [.copy("Fixtures/greeting.txt")]),
    ]
)

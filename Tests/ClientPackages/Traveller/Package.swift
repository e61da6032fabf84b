// swift-tools-version: 5.9
import PackageDescription

/// An app that asks the device for much that it has not, as apps do.
let package = Package(
    name: "Traveller",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "Traveller"),
        .testTarget(name: "TravellerTests", dependencies: ["Traveller"]),
    ]
)

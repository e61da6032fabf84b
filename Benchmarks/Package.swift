// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    targets: [
        // The same work in C, as a measure of what the machine can do.
        .target(name: "References", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(name: "Benchmarks", dependencies: ["References"]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    targets: [.executableTarget(name: "Benchmarks")],
    swiftLanguageModes: [.v6]
)

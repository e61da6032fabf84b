// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, beside the `swift` that is first on the PATH.
func toolchainSyntaxFolder() -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let swift = URL(fileURLWithPath: "\(folder)/swift")
        guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
        let usr = swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let host = usr.appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    fatalError("No Swift toolchain with SwiftSyntax on the PATH: install Swift 6.3 from swift.org and put its usr/bin first on the PATH.")
}

let syntaxFolder = toolchainSyntaxFolder()
let syntaxLibraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]

let findSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let linkSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder] + syntaxLibraries.map { "-l" + $0 })
]

let package = Package(
    name: "Toolchain",
    products: [
        .executable(name: "forastero-swiftc", targets: ["forastero-swiftc"]),
        .executable(name: "forastero-lsp", targets: ["forastero-lsp"]),
    ],
    targets: [
        .target(name: "Translator", swiftSettings: findSyntax, linkerSettings: linkSyntax),
        .target(name: "CompilerDriver", dependencies: ["Translator"], swiftSettings: findSyntax),
        .target(name: "EditorServer", dependencies: ["CompilerDriver", "Translator"], swiftSettings: findSyntax),
        .executableTarget(name: "forastero-swiftc", dependencies: ["CompilerDriver"], swiftSettings: findSyntax),
        .executableTarget(name: "forastero-lsp", dependencies: ["EditorServer"], swiftSettings: findSyntax),
        .testTarget(name: "TranslatorTests", dependencies: ["Translator"], swiftSettings: findSyntax),
        .testTarget(name: "CompilerDriverTests", dependencies: ["CompilerDriver", "forastero-swiftc"], swiftSettings: findSyntax),
        .testTarget(name: "EditorServerTests", dependencies: ["EditorServer"], swiftSettings: findSyntax),
    ],
    swiftLanguageModes: [.v6]
)

import CompilerDriver
import Foundation
import Translator

/// What is installed: the toolchain and our SDK.
struct Installation: Sendable {
    let toolchain: RealCompiler
    let sdk: SDK
    let systemVersion: SystemVersion
    private let environment: DriverEnvironment

    init() throws(DriverError) {
        environment = .current
        toolchain = try RealCompiler.find(environment)
        guard let sdk = try SDK.find(environment) else {
            throw DriverError("the SDK is not beside \(OwnExecutable.path)", remedy: "start the server with `forastero lsp`")
        }
        self.sdk = sdk
        systemVersion = try environment.parsedSystemVersion()
    }

    var languageServer: String { ProcessInfo.processInfo.environment["FORASTERO_SOURCEKIT_LSP"] ?? toolchain.usr + "/bin/sourcekit-lsp" }
    var swift: String { toolchain.usr + "/bin/swift" }
    var formatter: String { toolchain.usr + "/bin/swift-format" }

    /// The folder with a description of our SDK in which the folder of our modules is the system's root. With the whole file system as the
    /// root, as for builds, the author's own modules would pass for the system's, which have no sources.
    var sdkForEditors: String { (sdk.root as NSString).deletingLastPathComponent + "/editor" }
}

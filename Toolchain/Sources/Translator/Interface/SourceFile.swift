/// One Swift file of the module to translate, as it stands on disk.
public struct SourceFile: Sendable {
    /// The absolute path under which the compiler, the debugger and every message name the file.
    public let path: String
    /// The file's content. Need not be valid UTF-8 nor valid Swift.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A list of tests for systems without Objective-C, which older packages keep: here it is needed, whatever else is as on iOS.
    var isLinuxTestManifest: Bool { path.hasSuffix("/XCTestManifests.swift") }
}

import Foundation

/// One Swift file of the module to translate, as it is on disk.
public struct SourceFile: Sendable {
    /// The absolute path under which the compiler, the debugger and every message name the file.
    public let path: String
    /// The file's content. Need not be valid UTF-8 nor valid Swift.
    public let bytes: [UInt8]

    /// A list of tests for systems without Objective-C, which older packages keep: where their own program of tests is what runs, the list
    /// is needed, whatever else is as on iOS. Elsewhere it may have fallen behind long ago.
    let isLinuxTestManifest: Bool

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        isLinuxTestManifest = path.hasSuffix("/XCTestManifests.swift") && Self.hasTestProgram(above: path)
    }

    private static func hasTestProgram(above path: String) -> Bool {
        let tests = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        return ["LinuxMain.swift", "XCTMain.swift"].contains {
            FileManager.default.fileExists(atPath: tests.appendingPathComponent($0).path)
        }
    }
}

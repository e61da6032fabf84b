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

    /// Returns true if a text stands anywhere in the file.
    func contains(_ text: String) -> Bool { place(of: Array(text.utf8), from: 0) != nil }

    /// The rests of the lines that hold a text, from there on.
    func rests(from text: String) -> [String] {
        let sought = Array(text.utf8)
        var rests: [String] = []
        var place = place(of: sought, from: 0)
        while let start = place {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            rests.append(String(decoding: bytes[start..<end], as: UTF8.self))
            place = self.place(of: sought, from: start + sought.count)
        }
        return rests
    }

    // optimization: an editor has all files of a module searched with each key, and texts are no arrays of bytes.
    private func place(of sought: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress, let first = sought.first else { return nil }
            var place = start
            while place + sought.count <= all.count,
                let found = memchr(base + place, Int32(first), all.count - sought.count - place + 1)
            {
                if memcmp(found, sought, sought.count) == 0 { return UnsafeRawPointer(found) - base }
                place = UnsafeRawPointer(found) - base + 1
            }
            return nil
        }
    }

    private static func hasTestProgram(above path: String) -> Bool {
        let tests = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        return ["LinuxMain.swift", "XCTMain.swift"].contains {
            FileManager.default.fileExists(atPath: tests.appendingPathComponent($0).path)
        }
    }
}

import Foundation

/// An Xcode project, of which the reader of projects makes a package.
enum XcodeProject {
    /// Returns true if a folder is to be taken as a project: it holds one, and no package.
    static func isThere(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return !names.contains("Package.swift") && names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// Makes the package, as `forastero run` does, and returns its folder; nil if the reader cannot, which says why on standard error.
    static func preparePackage(of folder: String, reader: String, modules: [String], options: [String]) -> String? {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: reader)
        process.arguments = ["prepare", folder, "--for", "building"] + options + modules.flatMap { ["--modules", $0] }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.hasPrefix("package\t") {
            return String(line.dropFirst("package\t".count))
        }
        return nil
    }
}

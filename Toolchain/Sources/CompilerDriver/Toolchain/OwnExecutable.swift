import Foundation

/// The running program itself.
package enum OwnExecutable {
    package static let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]

    package static var folder: String { (path as NSString).deletingLastPathComponent }

    /// The SwiftSyntax library in use, as the system has loaded it: it tells which toolchain the driver was built with.
    package static var syntaxLibrary: String? {
        guard let maps = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() else { return nil }
        let name = "/libSwiftSyntax.so"
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(name) {
            return line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        return nil
    }
}

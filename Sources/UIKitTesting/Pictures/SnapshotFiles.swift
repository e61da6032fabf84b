@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import UIKit

/// Where the pictures of a test are: those that are kept, beside its source, and those of a failure.
struct SnapshotFiles {
    let reference: URL
    private let failures: URL
    private let name: String

    /// - Parameters:
    ///   - name: of the picture; what cannot be in a file name becomes a dash.
    ///   - filePath: of the source of the test.
    init(name: String, filePath: String) {
        let source = URL(fileURLWithPath: filePath)
        let test = source.deletingPathExtension().lastPathComponent
        let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.@".contains($0) ? $0 : "-" })
        self.name = safe
        reference = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(test)/\(safe).png")
        let chosen = ProcessInfo.processInfo.environment["FORASTERO_SNAPSHOT_FAILURES"].map { URL(fileURLWithPath: $0) }
        failures = (chosen ?? FileManager.default.temporaryDirectory.appendingPathComponent("forastero-snapshots"))
            .appendingPathComponent(test)
    }

    func write(_ image: UIImage, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let data = image.cgImage?.pngData(ofScreen: true) else { throw SnapshotError.nothingToSee }
        try data.write(to: url, options: .atomic)
    }

    /// - Returns: the path of the picture.
    func writeFailure(_ image: UIImage, _ kind: String = "") throws -> String {
        let url = failures.appendingPathComponent(name + kind + ".png")
        try write(image, to: url)
        return url.path
    }
}

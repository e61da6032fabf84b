import Foundation

@testable import ProjectReader

/// A folder that goes with its owner.
final class TemporaryFolder {
    let path: String

    init() {
        let name = "reader-" + UUID().uuidString
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        path = FileSystem.realPath(place) ?? place
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, to relative: String) -> String {
        let file = path + "/" + relative
        let folder = (file as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
        return file
    }

    func makeFolder(_ relative: String) {
        try? FileManager.default.createDirectory(atPath: path + "/" + relative, withIntermediateDirectories: true)
    }

    func link(_ relative: String, to target: String) {
        try? FileManager.default.createSymbolicLink(atPath: path + "/" + relative, withDestinationPath: target)
    }

    func text(_ relative: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + relative).map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files below with their sizes and times of change.
    var state: [String: String] {
        var state: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
            state[name] = "\(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)"
        }
        return state
    }
}

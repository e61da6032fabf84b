import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// The file in the app's container in which the state of its controllers lies.
@MainActor
package final class RestorationMemory {
    let file: URL

    package init(file: URL) { self.file = file }

    /// That of the app's container.
    package static func inContainer() -> RestorationMemory {
        RestorationMemory(file: URL._objcLibraryDirectory.appendingPathComponent("Saved Application State/controllers.plist"))
    }

    func write(_ state: KeptState) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(state).write(to: file, options: .atomic)
        } catch {
            Self.warn("the state of the app cannot be kept in \(file.path): \(error.localizedDescription)")
        }
    }

    /// Nil if there is none, or a damaged one.
    func read() -> KeptState? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard let state = BoundedPropertyList.decode(KeptState.self, from: data) else {
            Self.warn("\(file.path) is damaged, so that the app begins anew")
            return nil
        }
        return state
    }

    func remove() {
        try? FileManager.default.removeItem(at: file)
    }

    static func warn(_ text: String) { FileHandle.standardError.write(Data("Forastero: \(text)\n".utf8)) }
}

import Foundation

/// The file in which a window's placement is kept until the app is started again.
struct PlacementFile {
    let url: URL

    /// Nil where nothing was kept, or where what was kept is damaged, which is said.
    func read() -> WindowPlacement? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        guard let placement = try? JSONDecoder().decode(WindowPlacement.self, from: data) else {
            say("\(url.path) is damaged, so that the window stands where the desktop puts it")
            return nil
        }
        return placement
    }

    func write(_ placement: WindowPlacement) {
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(placement).write(to: url, options: .atomic)
        } catch {
            say("the place of the window cannot be kept in \(url.path): \(error.localizedDescription)")
        }
    }

    func say(_ text: String) { FileHandle.standardError.write(Data("Forastero: \(text)\n".utf8)) }
}

import Foundation

/// Lets the user choose a folder, and writes the items into it as files.
final class SaveToFilesActivity: UIActivity {
    private var files: [URL] = []

    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.apple.DocumentManagerUICore.SaveToFiles") }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        SharedValue.all(activityItems).contains { $0.canBeFile }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        files = SharedValue.all(activityItems).enumerated().compactMap { try? $1.writtenFile(number: $0 + 1) }
    }

    override var activityViewController: UIViewController? {
        let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        picker.ended = { [weak self] urls in self?.activityDidFinish(!urls.isEmpty) }
        return picker
    }
}

extension SharedValue {
    fileprivate var canBeFile: Bool {
        if case .color = self { false } else { true }
    }

    /// A file of its own, in the folder for files that come and go; a file is itself.
    fileprivate func writtenFile(number: Int) throws -> URL? {
        switch self {
        case .text(let text): try Self.write(Data(text.utf8), "Text \(number).txt")
        case .address(let url): try Self.write(Data("[InternetShortcut]\nURL=\(url.absoluteString)\n".utf8), "Link \(number).url")
        case .file(let url): url
        case .picture(let image): try image.pngData().map { try Self.write($0, "Image \(number).png") }
        case .data(let data): try Self.write(data, "Data \(number)")
        case .color: nil
        }
    }

    private static func write(_ data: Data, _ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shared/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}

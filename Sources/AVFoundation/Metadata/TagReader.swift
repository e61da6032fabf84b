import Foundation

/// Reads what a file says of itself from GStreamer's list.
struct TagReader {
    /// GStreamer's names, and what Apple calls the same.
    private static let names: [(String, AVMetadataIdentifier)] = [
        ("title", .commonIdentifierTitle), ("artist", .commonIdentifierArtist), ("album", .commonIdentifierAlbumName),
        ("composer", .commonIdentifierCreator), ("genre", .commonIdentifierType), ("comment", .commonIdentifierDescription),
        ("description", .commonIdentifierDescription), ("copyright", .commonIdentifierCopyrights),
        ("organization", .commonIdentifierPublisher), ("language-code", .commonIdentifierLanguage), ("encoder", .commonIdentifierSoftware),
        ("device-manufacturer", .commonIdentifierMake), ("device-model", .commonIdentifierModel),
    ]
    /// A cover is no larger than that; more is not read.
    private static let largestPicture = 64 << 20

    let library: InspectionLibrary
    let list: OpaquePointer

    var tags: [MediaTag] {
        var tags: [MediaTag] = []
        for (name, identifier) in Self.names {
            guard let text = text(name), !tags.contains(where: { $0.identifier == identifier }) else { continue }
            tags.append(MediaTag(identifier: identifier, value: .text(text)))
        }
        if let date = date() { tags.append(MediaTag(identifier: .commonIdentifierCreationDate, value: .text(date))) }
        if let picture = picture() { tags.append(MediaTag(identifier: .commonIdentifierArtwork, value: .bytes(picture))) }
        return tags
    }

    private func text(_ name: String) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard library.tag(list, name, &text) != 0, let text else { return nil }
        defer { free(text) }
        let string = String(cString: text)
        return string.isEmpty ? nil : string
    }

    /// By ISO 8601, as much of it as the file says.
    private func date() -> String? {
        var date: OpaquePointer?
        guard library.tagDate(list, "datetime", &date) != 0, let date else { return nil }
        defer { library.releaseDate(date) }
        guard let text = library.dateText(date) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    private func picture() -> Data? {
        guard let frames = FrameLibrary.shared else { return nil }
        var sample: OpaquePointer?
        guard library.tagSample(list, "image", &sample) != 0 || library.tagSample(list, "preview-image", &sample) != 0, let sample else {
            return nil
        }
        defer { frames.releaseSample(sample) }
        var bytes = FrameLibrary.MappedBytes()
        guard let buffer = frames.buffer(sample), frames.map(buffer, &bytes, FrameLibrary.reading) != 0 else { return nil }
        defer { frames.unmap(buffer, &bytes) }
        guard let start = bytes.bytes, bytes.count > 0, bytes.count <= Self.largestPicture else { return nil }
        return Data(bytes: start, count: bytes.count)
    }
}

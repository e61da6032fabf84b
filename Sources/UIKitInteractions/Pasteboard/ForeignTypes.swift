import Foundation

/// The types of what goes from program to program: the names of media that desktops use, and the identifiers that apps use.
enum ForeignTypes {
    static let text = "text/plain"
    static let addresses = "text/uri-list"

    /// The best form of a picture first.
    private static let known: [(media: String, identifier: String)] = [
        ("text/plain", "public.utf8-plain-text"), ("text/html", "public.html"), ("text/rtf", "public.rtf"),
        ("image/png", "public.png"), ("image/jpeg", "public.jpeg"), ("image/gif", "com.compuserve.gif"),
        ("image/webp", "org.webmproject.webp"),
        ("image/tiff", "public.tiff"), ("application/pdf", "com.adobe.pdf"), ("application/json", "public.json"),
    ]

    /// The known forms among those that are offered; of pictures the best one, as the others are the same once more.
    static func wanted(among offered: [String]) -> [(media: String, identifier: String)] {
        let found = known.filter { offered.contains($0.media) }
        let picture = found.first { $0.media.hasPrefix("image/") }?.media
        return found.filter { !$0.media.hasPrefix("image/") || $0.media == picture }
    }

    /// The forms of an item for other programs, apart from texts and addresses, which are put together.
    static var forms: [(media: String, identifier: String)] { known.filter { $0.media != text } }

    /// True for an identifier of something that has a form among programs, addresses included.
    static func isKnown(_ identifier: String) -> Bool {
        known.contains { $0.identifier == identifier } || PasteboardValue.urlTypes.contains(identifier)
            || PasteboardValue.stringTypes.contains(identifier)
    }

    /// The addresses of a list, one a line; comments begin with `#`.
    static func urls(in list: Data) -> [URL] {
        String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .compactMap { URL(string: $0) }.filter { $0.scheme != nil }
    }

    static func list(of urls: [URL]) -> Data { Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8) }
}

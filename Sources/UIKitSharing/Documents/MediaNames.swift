import UniformTypeIdentifiers

/// The types of media by which the desktop's dialogue for files knows types of files.
enum MediaNames {
    private static let families: [(type: UTType, media: String)] = [
        (.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"), (.text, "text/*"),
    ]

    /// Empty, for all files, where one of the types is no type of media: what can be chosen must be seen.
    static func names(of types: [UTType]) -> [String] {
        let names = types.map { type in
            families.first { $0.type == type }?.media ?? type.preferredMIMEType ?? families.first { type.conforms(to: $0.type) }?.media
        }
        return names.contains(nil) ? [] : names.compactMap { $0 }
    }
}

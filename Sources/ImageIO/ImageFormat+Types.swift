@_spi(ForasteroInternal) import CoreGraphics

extension ImageFormat {
    /// The uniform type identifier.
    var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        }
    }

    init?(typeIdentifier: String) {
        guard let format = ImageFormat.allCases.first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
        self = format
    }
}

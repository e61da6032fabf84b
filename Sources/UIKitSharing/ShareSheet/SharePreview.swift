import Foundation

/// The description of the items in the head of a share sheet.
@MainActor
struct SharePreview {
    let image: UIImage?
    let title: String
    let detail: String?

    /// - Parameter subject: stands before what the items say of themselves.
    init(of items: [Any], subject: String?) {
        let values = SharedValue.all(items)
        guard values.count <= 1 else {
            image = UIImage(systemName: "doc.on.doc")
            title = subject ?? "\(values.count) Items"
            detail = subject == nil ? nil : "\(values.count) Items"
            return
        }
        let (picture, name, note) = values.first.map(Self.look) ?? (nil, "Item", nil)
        image = picture ?? UIImage(systemName: "doc")
        title = subject ?? name
        detail = subject == nil ? note : name
    }

    private static func look(_ value: SharedValue) -> (UIImage?, String, String?) {
        switch value {
        case .text(let text): (UIImage(systemName: "doc"), text.prefix(200).split(separator: "\n").first.map(String.init) ?? "Text", "Text")
        case .address(let url): (UIImage(systemName: "safari"), url.host ?? url.absoluteString, url.absoluteString)
        case .file(let url): (UIImage(contentsOfFile: url.path), url.lastPathComponent, "File")
        case .picture(let image): (image, "Image", "\(Int(image.size.width)) × \(Int(image.size.height))")
        case .data(let data): (nil, "Data", ByteCountFormatter.string(fromByteCount: Int64(data.count), countStyle: .file))
        case .color: (nil, "Color", nil)
        }
    }
}

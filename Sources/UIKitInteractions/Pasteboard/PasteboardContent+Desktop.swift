internal import Display
import Foundation

// What programs of the desktop hand to each other by its clipboard (AX-78).
extension GeneralPasteboardContent {
    /// The types in which what another program has copied is of use here.
    static func wantedTypes(of clipboard: any DisplayClipboard) -> [String] {
        let types = clipboard.types
        return types.filter { $0 == ForeignTypes.addresses } + ForeignTypes.wanted(among: types).map(\.media)
    }

    /// The items that another program has copied: one for each address or file, else one with all forms that are known here.
    static func items(of clipboard: any DisplayClipboard) -> [[String: Any]] {
        let types = clipboard.types
        if types.contains(ForeignTypes.addresses), let list = clipboard.data(ofType: ForeignTypes.addresses) {
            let items = ForeignTypes.urls(in: list).compactMap { PasteboardValue.item(for: $0) }
            if !items.isEmpty { return items }
        }
        var item: [String: Any] = [:]
        for (media, identifier) in ForeignTypes.wanted(among: types) {
            guard let data = clipboard.data(ofType: media), !data.isEmpty else { continue }
            item[identifier] = media == ForeignTypes.text ? String(decoding: data, as: UTF8.self) : data
        }
        return item.isEmpty ? [] : [item]
    }

    /// The forms in which other programs get items: all texts and all addresses together, and all else of the first item that has it.
    static func representations(of items: [[String: Any]]) -> [ClipboardRepresentation] {
        var result: [ClipboardRepresentation] = []
        let urls = items.compactMap { PasteboardValue(of: $0, in: PasteboardValue.urlTypes)?.url }
        if !urls.isEmpty { result.append(ClipboardRepresentation(type: ForeignTypes.addresses) { ForeignTypes.list(of: urls) }) }
        let texts = items.compactMap { PasteboardValue.text(of: $0) }
        if !texts.isEmpty {
            let text = texts.joined(separator: "\n")
            result.append(ClipboardRepresentation(type: ForeignTypes.text) { Data(text.utf8) })
        }
        for (media, identifier) in ForeignTypes.forms {
            guard let value = items.lazy.compactMap({ PasteboardValue(of: $0, in: [identifier]) }).first else { continue }
            result.append(ClipboardRepresentation(type: media) { value.data })
        }
        // A picture without a form of its own.
        if !result.contains(where: { $0.type == "image/png" }),
            let image = items.lazy.compactMap({ PasteboardValue(of: $0, in: ["public.image", "public.jpeg"])?.image }).first
        {
            result.append(ClipboardRepresentation(type: "image/png") { image.pngData() })
        }
        return result
    }
}

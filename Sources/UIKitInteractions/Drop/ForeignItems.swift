internal import Display
import Foundation
internal import ItemProvider

/// The items of another program's drag.
@MainActor
struct ForeignItems {
    /// One for each file or address, else one with all forms that are known here.
    let providers: [NSItemProvider]

    init(_ offer: DragOffer) {
        if let list = offer.data(ofType: ForeignTypes.addresses) {
            let urls = ForeignTypes.urls(in: list)
            if !urls.isEmpty {
                providers = urls.map { Self.provider(of: $0) }
                return
            }
        }
        let provider = NSItemProvider()
        for (media, identifier) in ForeignTypes.wanted(among: offer.types) {
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        let data = offer.data(ofType: media)
                        completion(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
                    }
                }
                return nil
            }
        }
        providers = [provider]
    }

    /// Of a file its content, by the type that its name says, and its address; of anything else its address.
    private static func provider(of url: URL) -> NSItemProvider {
        if url.isFileURL, let provider = NSItemProvider(contentsOf: url) {
            provider.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) {
                $0(Data(url.absoluteString.utf8), nil)
                return nil
            }
            return provider
        }
        return NSItemProvider(object: url as NSURL)
    }
}

import Foundation
import ItemProvider

extension UIPasteboard {
    /// All items as providers of their representations, those that are known as objects or as bytes.
    // apple: https://developer.apple.com/documentation/uikit/uipasteboard/itemproviders
    @objc open var itemProviders: [NSItemProvider] {
        items.map { item in
            let provider = NSItemProvider()
            for type in item.keys.sorted() {
                guard let value = PasteboardValue(of: item, in: [type]) else { continue }
                value.register(with: provider)
            }
            return provider
        }
    }
}

extension PasteboardValue {
    fileprivate func register(with provider: NSItemProvider) {
        if let data {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        } else if let object = stored as? any NSItemProviderWriting {
            provider.registerObject(object, visibility: .all)
        }
    }
}

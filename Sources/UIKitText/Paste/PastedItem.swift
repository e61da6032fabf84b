import ItemProvider
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// An item on its way into a text.
final class PastedItem: UIObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    /// True if text may have a look of its own here.
    private let takesStyles: Bool
    /// Nil once there is a result.
    private var completion: ((NSAttributedString?) -> Void)?

    init(
        _ provider: NSItemProvider, localObject: Any?, attributes: [NSAttributedString.Key: Any], takesStyles: Bool,
        completion: @escaping @MainActor (NSAttributedString?) -> Void
    ) {
        (itemProvider, self.localObject, defaultAttributes) = (provider, localObject, attributes)
        (self.takesStyles, self.completion) = (takesStyles, completion)
        super.init()
    }

    func setResult(string: String) { finish(NSAttributedString(string: string, attributes: defaultAttributes)) }
    func setResult(attributedString string: NSAttributedString) { finish(string) }
    func setResult(attachment: NSTextAttachment) { finish(NSAttributedString(attachment: attachment, among: defaultAttributes)) }
    func setNoResult() { finish(nil) }

    func setDefaultResult() {
        if takesStyles, itemProvider.canLoadObject(ofClass: NSAttributedString.self) {
            load(NSAttributedString.self) { $0.setResult(attributedString: $1) }
        } else if itemProvider.canLoadObject(ofClass: NSString.self) {
            load(NSString.self) { $0.setResult(string: $1 as String) }
        } else if takesStyles, itemProvider.canLoadObject(ofClass: UIImage.self) {
            load(UIImage.self) { $0.setResult(attachment: NSTextAttachment(image: $1)) }
        } else {
            setNoResult()
        }
    }

    /// Data that cannot be read become nothing.
    private func load<Object: NSItemProviderReading & SendableMetatype>(
        _ type: Object.Type, _ use: @escaping @MainActor @Sendable (PastedItem, Object) -> Void
    ) {
        itemProvider.loadObject(ofClass: type) { [weak self] object, _ in
            nonisolated(unsafe) let object = object as? Object
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    if let object { use(self, object) } else { self.setNoResult() }
                }
            }
        }
    }

    private func finish(_ text: NSAttributedString?) {
        let completion = completion
        self.completion = nil
        completion?(text)
    }
}

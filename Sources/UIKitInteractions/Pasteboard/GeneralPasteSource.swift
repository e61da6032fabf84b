import Foundation
import ItemProvider
@_spi(ForasteroInternal) import UIKitCore

/// The items of the general pasteboard, for objects below pasteboards.
final class GeneralPasteSource: UIObject, PasteSource {
    static var itemProviders: [NSItemProvider] { UIPasteboard.general.itemProviders }
}

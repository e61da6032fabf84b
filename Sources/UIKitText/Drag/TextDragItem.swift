import ItemProvider
import UIKitInteractions
import Foundation
import UIKitCore

/// Text that was lifted out of a text here, which is at hand without its provider.
final class TextDragItem: UIDragItem {
    let text: String

    init(_ styled: NSAttributedString) {
        text = styled.string
        super.init(itemProvider: NSItemProvider(object: text as NSString))
        localObject = styled
    }
}

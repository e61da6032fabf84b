import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Text that is dragged out of a text view, and into it.
extension UITextView: UITextDraggable, UITextDroppable {
    /// Says what is dragged out of the text view. Not kept alive. Default: nil, what is selected.
    @objc open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { drag.delegate }
        set { drag.delegate = newValue }
    }
    @objc open var textDragInteraction: UIDragInteraction? {
        drag.install()
        return drag.interaction
    }
    @objc open var isTextDragActive: Bool { drag.isActive }
    /// Default: none.
    @objc open var textDragOptions: UITextDragOptions {
        get { drag.options }
        set { drag.options = newValue }
    }

    /// Says what a drop does. Not kept alive. Default: nil, text is put in where it is dropped.
    @objc open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { drop.delegate }
        set { drop.delegate = newValue }
    }
    @objc open var textDropInteraction: UIDropInteraction? {
        drop.install()
        return drop.interaction
    }
    @objc open var isTextDropActive: Bool { drop.isActive }
}

extension UITextView: LateDropTarget {
    package func prepareForDrop() { drop.install() }
}

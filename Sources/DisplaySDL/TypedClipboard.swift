import Display
import Foundation

/// A clipboard of a desktop that programs share in all its types, and whose text is one type of many (AX-78).
@MainActor
protocol TypedClipboard: DesktopClipboard {}

extension TypedClipboard {
    var sharesTypes: Bool { true }

    /// The text of the clipboard; nil where there is none, or an empty one.
    var text: String? {
        get { data(ofType: TransferTypes.text).map { String(decoding: $0, as: UTF8.self) }.flatMap { $0.isEmpty ? nil : $0 } }
        set {
            let text = newValue ?? ""
            offer(text.isEmpty ? [] : [ClipboardRepresentation(type: TransferTypes.text) { Data(text.utf8) }])
        }
    }

    /// What SDL knows of the clipboard is known here already.
    func didChange() {}
}

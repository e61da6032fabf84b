internal import Display
import Foundation
import ItemProvider

/// What other programs can have of dragged items: the forms that those have for all, as far as desktops know them.
@MainActor
final class DraggedForms {
    private var items: [[String: Any]]
    private var missing = 0
    private var completion: (([ClipboardRepresentation]) -> Void)?

    /// Has the items' data come, which providers may need time for.
    /// - Parameter completion: called once, in a later turn of the run loop.
    static func load(_ items: [UIDragItem], completion: @escaping ([ClipboardRepresentation]) -> Void) {
        DraggedForms(count: items.count, completion).load(items)
    }

    private init(count: Int, _ completion: @escaping ([ClipboardRepresentation]) -> Void) {
        items = Array(repeating: [:], count: count)
        self.completion = completion
    }

    private func load(_ items: [UIDragItem]) {
        // Counted as one more, so that nothing ends before all have begun.
        missing += 1
        for (index, item) in items.enumerated() {
            let (provider, types) = (item.itemProvider, item.itemProvider.typesForOthers)
            for type in types where ForeignTypes.isKnown(type) { load(type, of: provider, at: index) }
            let inPlace = provider.registeredTypeIdentifiers(fileOptions: .openInPlace).first { types.contains($0) }
            if let inPlace { loadFile(inPlace, of: provider, at: index) }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.endOne() } }
    }

    private func load(_ type: String, of provider: NSItemProvider, at index: Int) {
        missing += 1
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.items[index][type] = data
                    self.endOne()
                }
            }
        }
    }

    private func loadFile(_ type: String, of provider: NSItemProvider, at index: Int) {
        missing += 1
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if isInPlace { self.items[index]["public.file-url"] = url }
                    self.endOne()
                }
            }
        }
    }

    private func endOne() {
        missing -= 1
        guard missing == 0 else { return }
        completion?(GeneralPasteboardContent.representations(of: items))
        completion = nil
    }
}

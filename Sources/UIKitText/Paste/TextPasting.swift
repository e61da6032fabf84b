import ItemProvider
import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Pastes the items of a pasteboard, or of a drop, into a text.
@MainActor
final class TextPasting {
    private unowned let view: any EditedText & UITextPasteConfigurationSupporting
    weak var delegate: (any UITextPasteDelegate)?
    /// The items of the paste under way, which their providers do not keep alive.
    private var items: [PastedItem] = []
    private var results: [Int: NSAttributedString?] = [:]
    /// Counts the pastes: a result that comes late, for one that was given up, is none of the next one's.
    private var pasteCount = 0

    init(into view: any EditedText & UITextPasteConfigurationSupporting) { self.view = view }

    /// Has the items made into one text. A paste that is still waiting for its results is given up.
    /// - Parameter completion: gets the text; not called where nothing comes of the items.
    func start(_ providers: [(NSItemProvider, localObject: Any?)], completion: @escaping @MainActor (NSAttributedString) -> Void) {
        let accepted = providers.filter { view.pasteConfiguration?.accepts([$0.0]) ?? true }
        (items, results) = ([], [:])
        pasteCount += 1
        let (attributes, current) = (view.typingLook, pasteCount)
        for (index, (provider, object)) in accepted.enumerated() {
            let item = PastedItem(provider, localObject: object, attributes: attributes, takesStyles: view.takesStyledText) { [weak self] in
                if let self, self.pasteCount == current { self.take($0, of: index, completion) }
            }
            items.append(item)
        }
        for item in items {
            if delegate?.textPasteConfigurationSupporting?(view, transform: item) == nil { item.setDefaultResult() }
        }
    }

    /// Pastes items in the place of what is selected.
    func paste(_ providers: [NSItemProvider]) {
        guard view.acceptsChanges else { return }
        start(providers.map { ($0, nil) }) { [weak self] in self?.put($0) }
    }

    /// Returns true if text can be made of one of the items, of the types that the view's configuration accepts if it has one.
    func canPaste(_ providers: [NSItemProvider]) -> Bool {
        if let configuration = view.pasteConfiguration { return configuration.accepts(providers) }
        return providers.contains {
            $0.canLoadObject(ofClass: NSString.self) || view.takesStyledText && $0.canLoadObject(ofClass: UIImage.self)
        }
    }

    private func take(_ result: NSAttributedString?, of index: Int, _ completion: @MainActor (NSAttributedString) -> Void) {
        results[index] = .some(result)
        guard results.count == items.count else { return }
        let texts = items.indices.compactMap { results[$0] ?? nil }
        (items, results) = ([], [:])
        guard !texts.isEmpty else { return }
        completion(combine(texts))
    }

    private func combine(_ texts: [NSAttributedString]) -> NSAttributedString {
        let range = TextOffsetRange(view.editor.clamped(view.rangeToType))
        if let text = delegate?.textPasteConfigurationSupporting?(view, combineItemAttributedStrings: texts, for: range) { return text }
        let all = NSMutableAttributedString()
        for text in texts { all.append(text) }
        return all
    }

    /// Puts a text in the place of what is selected.
    func put(_ text: NSAttributedString) {
        let range = view.editor.clamped(view.rangeToType)
        guard let put = delegate?.textPasteConfigurationSupporting?(view, performPasteOf: text, to: TextOffsetRange(range)) else {
            return view.editor.paste(text, in: range)
        }
        if let end = view.editor.nsRange(put).map(NSMaxRange) { view.editor.select(NSRange(location: end, length: 0)) }
    }
}

import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The links, attachments and tagged stretches of a text view, and what is recognised in its text.
@MainActor
final class TextItems: UIObject {
    private unowned let view: UITextView
    /// The data that was detected, in the order of the text; nil where it is still to be looked for.
    private var detected: [(range: NSRange, url: URL)]?
    private var isUpdating = false

    init(of view: UITextView) {
        self.view = view
        super.init()
    }

    // MARK: Recognising

    private var recognises: Bool { !view.isEditable && view.isSelectable && !view.dataDetectorTypes.isEmpty }

    /// The text, or what is looked for, is another one.
    func update() {
        guard recognises || detected != nil, !isUpdating else { return }
        isUpdating = true
        let whole = view.editor.whole
        if detected != nil, whole.length > 0 { view.system.manager.removeOverlays(forCharacterRange: whole) }
        detected = nil
        if recognises {
            let found = TextDetector(view.dataDetectorTypes).links(in: view.system.storage.text(in: whole))
            for match in found { view.system.manager.overlay(view.linkTextAttributes, forCharacterRange: match.range) }
            detected = found
        }
        isUpdating = false
    }

    // MARK: Finding

    func item(at point: CGPoint) -> UITextItem? {
        guard let character = view.characters(at: point) else { return nil }
        let (storage, whole) = (view.system.storage, view.editor.whole)
        var range = NSRange()
        if let value = storage.attribute(.link, at: character.location, longestEffectiveRange: &range, in: whole), let url = url(value) {
            return UITextItem(.link(url), range)
        }
        if let tag = storage.attribute(.textItemTag, at: character.location, longestEffectiveRange: &range, in: whole) as? String {
            return UITextItem(.tag(tag), range)
        }
        if let attachment = storage.attribute(.attachment, at: character.location, effectiveRange: nil) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), NSRange(location: character.location, length: 1))
        }
        let match = detected?.first { NSLocationInRange(character.location, $0.range) }
        return match.map { UITextItem(.link($0.url), $0.range) }
    }

    private func url(_ value: Any) -> URL? {
        value as? URL ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap { URL(string: $0) }
    }

    // MARK: Answering

    /// A tap; false if there is nothing that answers to it.
    func activate(at point: CGPoint) -> Bool {
        guard !view.isEditable, let item = item(at: point), answers(item) else { return false }
        guard let delegate = view.delegate else {
            performDefault(item)
            return true
        }
        let action = UIAction(title: "") { [weak self] _ in self?.performDefault(item) }
        if hasActionMethod {
            let answer = delegate.textView?(view, primaryActionFor: item, defaultAction: action) ?? nil
            if let answer { answer.performWithSender(view, target: nil) } else { presentMenu(for: item) }
        } else if mayInteract(item, .invokeDefaultAction) {
            performDefault(item)
        }
        return true
    }

    /// A long press; false if there is nothing that answers to it.
    func presentMenu(at point: CGPoint) -> Bool {
        guard !view.isEditable, let item = item(at: point), answers(item) else { return false }
        if hasMenuMethod {
            presentMenu(for: item)
        } else if mayInteract(item, .presentActions) {
            show(defaultMenu(of: item), item)
        }
        return true
    }

    /// Items of a text that is not selected answer only where the delegate has methods for them.
    private func answers(_ item: UITextItem) -> Bool {
        if view.isSelectable { return true }
        return hasMenuMethod || hasActionMethod
    }

    private var hasActionMethod: Bool {
        view.delegate?.responds(to: #selector(UITextViewDelegate.textView(_:primaryActionFor:defaultAction:))) == true
    }

    private var hasMenuMethod: Bool {
        view.delegate?.responds(to: #selector(UITextViewDelegate.textView(_:menuConfigurationFor:defaultMenu:))) == true
    }

    /// Asks the delegate by its older methods; the one without the kind of interaction only if the other one is missing.
    private func mayInteract(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate = view.delegate else { return true }
        switch item.content {
        case .link(let url):
            return delegate.textView?(view, shouldInteractWith: url, in: item.range, interaction: interaction)
                ?? delegate.textView?(view, shouldInteractWith: url, in: item.range) ?? true
        case .textAttachment(let attachment):
            return delegate.textView?(view, shouldInteractWith: attachment, in: item.range, interaction: interaction)
                ?? delegate.textView?(view, shouldInteractWith: attachment, in: item.range) ?? true
        case .tag: return true
        }
    }

    private func performDefault(_ item: UITextItem) {
        if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }

    // MARK: Menus

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu(children: []) }
        return UIMenu(children: [
            UIAction(title: "Open Link") { [weak self] _ in self?.performDefault(item) },
            UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = url.absoluteString },
        ])
    }

    private func presentMenu(for item: UITextItem) {
        let menu = defaultMenu(of: item)
        guard hasMenuMethod, let delegate = view.delegate else { return show(menu, item) }
        let answer = delegate.textView?(view, menuConfigurationFor: item, defaultMenu: menu) ?? nil
        if let answer { show(answer.menu, item) }
    }

    private lazy var itemMenu = TextItemMenu(of: view)

    private func show(_ menu: UIMenu, _ item: UITextItem) {
        let rects = view.seenRects(of: item.range)
        if let first = rects.first { itemMenu.show(menu, for: item, beside: rects.reduce(first) { $0.union($1) }) }
    }
}

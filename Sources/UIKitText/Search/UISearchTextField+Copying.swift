import Foundation
import ItemProvider
import Synchronization
import UIKitInteractions
@_spi(ForasteroInternal) import UIKitCore

// Tokens on the pasteboard: what their delegate makes of them.
extension UISearchTextField {
    /// True if tokens are selected, and the delegate says what to copy for them.
    var canCopyTokens: Bool {
        guard allowsCopyingTokens, !selectedTokens.isEmpty else { return false }
        return (delegate as? any UISearchTextFieldDelegate)?.searchTextField(_:itemProviderForCopying:) != nil
    }

    /// Copies the tokens and the text that are selected, an item each. Items whose bytes come later are there when all have come.
    func copyTokens() {
        let delegate = delegate as? any UISearchTextFieldDelegate
        let chosen = shownTokens[selectedTokens.clamped(to: shownTokens.indices)]
        let providers = chosen.compactMap { delegate?.searchTextField?(self, itemProviderForCopying: $0) }
        let text = editor.selection.length > 0 ? characters(in: editor.clamped(editor.selection)) : nil
        let loaded = LoadedItems(count: providers.count)
        let loading = DispatchGroup()
        for (index, provider) in providers.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                loading.enter()
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    loaded.add(data, type, to: index)
                    loading.leave()
                }
            }
        }
        loading.notify(queue: .main) {
            MainActor.assumeIsolated {
                UIPasteboard.general.items = loaded.items + (text.map { [[UIPasteboard.plainTextType: $0]] } ?? [])
            }
        }
    }
}

extension UIPasteboard {
    fileprivate static var plainTextType: String { "public.utf8-plain-text" }
}

/// The representations of items, which arrive on any thread.
private final class LoadedItems: Sendable {
    private let representations: Mutex<[[String: Data]]>

    init(count: Int) { representations = Mutex(Array(repeating: [:], count: count)) }

    func add(_ data: Data?, _ type: String, to index: Int) { representations.withLock { $0[index][type] = data } }

    var items: [[String: Any]] { representations.withLock { $0 }.filter { !$0.isEmpty } }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// Search bars in archives and nibs, under the keys of compiled nibs.
extension UISearchBar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: Key.text) { self.text = text }
        if let text = coder.decodeText(forKey: Key.placeholder) { placeholder = text }
        if let text = coder.decodeText(forKey: Key.prompt) { prompt = text }
        if coder.containsValue(forKey: Key.style), let style = Style(rawValue: UInt(max(coder.decodeInteger(forKey: Key.style), 0))) {
            searchBarStyle = style
        }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: Key.barStyle) { barStyle = style }
        if coder.decodeInteger(forKey: Key.isOpaque) == Key.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: Key.barTint) as? UIColor { barTintColor = color }
        if let flag = coder.decodeFlag(forKey: Key.cancel) { showsCancelButton = flag }
        if let flag = coder.decodeFlag(forKey: Key.bookmark) { showsBookmarkButton = flag }
        if let flag = coder.decodeFlag(forKey: Key.results) { showsSearchResultsButton = flag }
        if let titles = coder.decodePresent(forKey: Key.scopes) as? [Any] { scopeButtonTitles = titles.compactMap { $0 as? String } }
        if let flag = coder.decodeFlag(forKey: Key.showsScopes) { showsScopeBar = flag }
        decodeTraits(from: coder)
    }

    /// Properties that a nib does not name keep their values in search bars.
    private func decodeTraits(from coder: NSCoder) {
        let (returnKey, enables) = (returnKeyType, enablesReturnKeyAutomatically)
        searchTextField.decodeTraits(from: coder)
        if !coder.containsValue(forKey: Key.returnKey) { returnKeyType = returnKey }
        if !coder.containsValue(forKey: Key.enablesReturnKey) { enablesReturnKeyAutomatically = enables }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: Key.text)
        if let placeholder { coder.encode(placeholder as NSString, forKey: Key.placeholder) }
        if let prompt { coder.encode(prompt as NSString, forKey: Key.prompt) }
        coder.encode(Int(searchBarStyle.rawValue), forKey: Key.style)
        coder.encode(barStyle.rawValue, forKey: Key.barStyle)
        if !isTranslucent { coder.encode(Key.opaque, forKey: Key.isOpaque) }
        if let barTintColor { coder.encode(barTintColor, forKey: Key.barTint) }
        coder.encode(showsCancelButton, forKey: Key.cancel)
        coder.encode(showsBookmarkButton, forKey: Key.bookmark)
        coder.encode(showsSearchResultsButton, forKey: Key.results)
        if let scopeButtonTitles { coder.encode(scopeButtonTitles as NSArray, forKey: Key.scopes) }
        coder.encode(showsScopeBar, forKey: Key.showsScopes)
        searchTextField.encodeTraits(to: coder)
    }

    private enum Key {
        static let text = "UIText"
        static let placeholder = "UIPlaceholder"
        static let prompt = "UIPrompt"
        static let style = "UISearchBarStyle"
        static let barStyle = "UIBarStyle"
        static let isOpaque = "UIBarTranslucence"
        static let barTint = "UIBarTintColor"
        static let cancel = "UIShowsCancelButton"
        static let bookmark = "UIShowsBookmarkButton"
        static let results = "UIShowsSearchResultsButton"
        static let scopes = "UIScopeButtonTitles"
        static let showsScopes = "UIShowsScopeBar"
        static let returnKey = "UIReturnKeyType"
        static let enablesReturnKey = "UIEnablesReturnKeyAutomatically"

        /// The coded value of an opaque bar.
        static let opaque = 2
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// Search bars in archives and nibs, under the keys of compiled nibs.
extension UISearchBar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: NibKey.text) { self.text = text }
        if let text = coder.decodeText(forKey: NibKey.placeholder) { placeholder = text }
        if let text = coder.decodeText(forKey: NibKey.prompt) { prompt = text }
        if coder.containsValue(forKey: NibKey.searchBarStyle),
            let style = Style(rawValue: UInt(max(coder.decodeInteger(forKey: NibKey.searchBarStyle), 0)))
        {
            searchBarStyle = style
        }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: NibKey.barStyle) { barStyle = style }
        if coder.decodeInteger(forKey: NibKey.barTranslucence) == Translucence.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: NibKey.barTintColor) as? UIColor { barTintColor = color }
        if let flag = coder.decodeFlag(forKey: NibKey.showsCancelButton) { showsCancelButton = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.showsBookmarkButton) { showsBookmarkButton = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.showsSearchResultsButton) { showsSearchResultsButton = flag }
        if let titles = coder.decodePresent(forKey: NibKey.scopeButtonTitles) as? [Any] {
            scopeButtonTitles = titles.compactMap { $0 as? String }
        }
        if let flag = coder.decodeFlag(forKey: NibKey.showsScopeBar) { showsScopeBar = flag }
        decodeTraits(from: coder)
    }

    /// Properties that a nib does not name keep their values in search bars.
    private func decodeTraits(from coder: NSCoder) {
        let (returnKey, enables) = (returnKeyType, enablesReturnKeyAutomatically)
        searchTextField.decodeTraits(from: coder)
        if !coder.containsValue(forKey: NibKey.returnKeyType) { returnKeyType = returnKey }
        if !coder.containsValue(forKey: NibKey.enablesReturnKeyAutomatically) { enablesReturnKeyAutomatically = enables }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: NibKey.text)
        if let placeholder { coder.encode(placeholder as NSString, forKey: NibKey.placeholder) }
        if let prompt { coder.encode(prompt as NSString, forKey: NibKey.prompt) }
        coder.encode(Int(searchBarStyle.rawValue), forKey: NibKey.searchBarStyle)
        coder.encode(barStyle.rawValue, forKey: NibKey.barStyle)
        if !isTranslucent { coder.encode(Translucence.opaque, forKey: NibKey.barTranslucence) }
        if let barTintColor { coder.encode(barTintColor, forKey: NibKey.barTintColor) }
        coder.encode(showsCancelButton, forKey: NibKey.showsCancelButton)
        coder.encode(showsBookmarkButton, forKey: NibKey.showsBookmarkButton)
        coder.encode(showsSearchResultsButton, forKey: NibKey.showsSearchResultsButton)
        if let scopeButtonTitles { coder.encode(scopeButtonTitles as NSArray, forKey: NibKey.scopeButtonTitles) }
        coder.encode(showsScopeBar, forKey: NibKey.showsScopeBar)
        searchTextField.encodeTraits(to: coder)
    }

    private enum Translucence {
        /// The coded value of an opaque bar.
        static let opaque = 2
    }
}

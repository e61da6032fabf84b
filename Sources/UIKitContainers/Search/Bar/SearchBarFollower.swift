import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

/// Follows the field of a search bar, and passes on to the bar's delegate and its controller what happens there.
@MainActor
final class SearchBarFollower: UIObject, UISearchTextFieldDelegate {
    private unowned let bar: UISearchBar

    init(of bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func follow(_ field: UISearchTextField) {
        field.delegate = self
        field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
    }

    @objc private func textDidChange() {
        bar.contentDidChange()
        bar.delegate?.searchBar?(bar, textDidChange: bar.text ?? "")
        bar.owner?.searchBarContentDidChange(bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard bar.isEnabled, bar.delegate?.searchBarShouldBeginEditing?(bar) ?? true else { return false }
        bar.owner?.searchBarWillBegin(bar)
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidBeginEditing?(bar)
        bar.owner?.searchBarDidBegin(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldEndEditing?(bar) ?? true }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing?(bar) }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.delegate?.searchBar?(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked?(bar)
        return false
    }
}

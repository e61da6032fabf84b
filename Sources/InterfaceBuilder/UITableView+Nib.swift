import Foundation
@_spi(ForasteroInternal) public import UIKitLists

extension UITableView {
    /// Has cells of an identifier made from a nib when none waits to be used again; nil takes that back.
    ///
    /// The nib has a cell at its top, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-6a6g1
    @objc(registerNib:forCellReuseIdentifier:)
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib, externals: [:], identifier: identifier) }

    /// The same for headers and footers: the nib has one at its top, of ``UITableViewHeaderFooterView`` or a subclass, and nothing else.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)
    @objc(registerNib:forHeaderFooterViewReuseIdentifier:)
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(nib, identifier: identifier)
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The coder that views read and write themselves with.
final class ViewCoder: ViewCoding {
    static func decode(_ view: UIView, from coder: NSCoder) {
        UnarchivedViews.begin(view, from: coder)
        view.decode(from: coder)
    }

    static func encode(_ view: UIView, to coder: NSCoder) {
        UnarchivedViews.encodeNumber(of: view, to: coder)
        view.encodeState(to: coder)
    }
}

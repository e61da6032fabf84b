import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The coder that views read and write themselves with.
final class ViewCoder: ViewCoding {
    static func decode(_ view: UIView, from coder: NSCoder) { view.decode(from: coder) }
    static func encode(_ view: UIView, to coder: NSCoder) { view.encodeState(to: coder) }
}

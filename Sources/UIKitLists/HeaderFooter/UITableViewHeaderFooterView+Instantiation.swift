public import Foundation
import UIKitCore

/// The static type through which ``UITableViewHeaderFooterView/make(_:reuseIdentifier:)`` reaches its initializer; see `_NewCell`.
@preconcurrency @MainActor
open class _NewHeaderFooterView: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
    /// A new view of a class, made with `init(reuseIdentifier:)`.
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _NewHeaderFooterView.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

/// A new view of a class that is only known at run time, made with `init(reuseIdentifier:)`.
@preconcurrency @MainActor
public func _objcNew<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
    unsafeDowncast(UITableViewHeaderFooterView.make(type, reuseIdentifier: reuseIdentifier), to: T.self)
}

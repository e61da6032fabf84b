public import Foundation
import UIKitCore

/// The static type through which `_objcNew(_:frame:style:)` reaches the initializer; see `_NewCell`.
@preconcurrency @MainActor
open class _NewTableView: UITableView {
    public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new table of a class that is only known at run time, made with `init(frame:style:)`.
/// - Precondition: the class has `init(frame:style:)`.
@preconcurrency @MainActor
public func _objcNew<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewTableView.Type.self).init(frame: frame, style: style), to: T.self)
}

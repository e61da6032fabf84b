public import Foundation
import UIKitCore

// A cell of a class that is only known at run time. Every designated initializer has a position in the method table of every subclass,
// so a class that declares it as required serves as the static type of the metatype.

/// The static type through which ``UITableViewCell/make(_:style:reuseIdentifier:)`` reaches its initializer. It has no instances.
// It is open although nobody derives from it: the optimizer takes an internal class for the only one of its kind, and would make one of
// it instead of the requested one.
@preconcurrency @MainActor
open class _NewCell: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
    /// A new cell of a class, made with `init(style:reuseIdentifier:)`.
    static func make(_ type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?) -> UITableViewCell {
        unsafeBitCast(type, to: _NewCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

/// A new cell of a class that is only known at run time, made with `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor
public func _objcNew<T: UITableViewCell>(_ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
    unsafeDowncast(UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier), to: T.self)
}

import QuartzCore

// The translation of `T()` where T is known only when the program runs. Every designated initializer has its position in the table of each
// subclass, so a class that requires it can be used to call it in any other.

@preconcurrency @MainActor open class MadeView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MadeTableViewCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MadeHeaderFooterView: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MadeViewController: UIViewController {
    public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MadeNavigationController: UINavigationController {
    public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MadeSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

@preconcurrency @MainActor public func _objcNew<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    unsafeBitCast(type, to: MadeView.Type.self).init(frame: frame) as! T
}
@preconcurrency @MainActor public func _objcNew<T: UIView>(_ type: T.Type) -> T { _objcNew(type, frame: .zero) }
@preconcurrency @MainActor public func _objcNew<T: UIButton>(_ type: T.Type, type buttonType: UIButton.ButtonType) -> T {
    let button = _objcNew(type, frame: .zero)
    button.buttonType = buttonType
    return button
}
@preconcurrency @MainActor
public func _objcNew<T: UITableViewCell>(_ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
    unsafeBitCast(type, to: MadeTableViewCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier) as! T
}
@preconcurrency @MainActor public func _objcNew<T: UITableViewCell>(_ type: T.Type) -> T {
    _objcNew(type, style: .default, reuseIdentifier: nil)
}
@preconcurrency @MainActor public func _objcNew<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
    unsafeBitCast(type, to: MadeHeaderFooterView.Type.self).init(reuseIdentifier: reuseIdentifier) as! T
}
@preconcurrency @MainActor public func _objcNew<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
    unsafeBitCast(type, to: MadeViewController.Type.self).init(nibName: nibName, bundle: bundle) as! T
}
@preconcurrency @MainActor public func _objcNew<T: UIViewController>(_ type: T.Type) -> T { _objcNew(type, nibName: nil, bundle: nil) }
@preconcurrency @MainActor
public func _objcNew<T: UIStoryboardSegue>(
    _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> T { unsafeBitCast(type, to: MadeSegue.Type.self).init(identifier: identifier, source: source, destination: destination) as! T }
@preconcurrency @MainActor public func _objcNew<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
    unsafeBitCast(type, to: MadeNavigationController.Type.self).init(rootViewController: rootViewController) as! T
}

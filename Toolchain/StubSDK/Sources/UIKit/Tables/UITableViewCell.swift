import QuartzCore

@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public struct StateMask: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        if style != .default { detailTextLabel = UILabel() }
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public let reuseIdentifier: String?
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) var detailTextLabel: UILabel?
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        addSubview(view)
        return view
    }()
    open var backgroundView: UIView?, selectedBackgroundView: UIView?, multipleSelectionBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default, accessoryType = AccessoryType.none, editingAccessoryType = AccessoryType.none
    open var accessoryView: UIView?, editingAccessoryView: UIView?
    open var isSelected = false, isHighlighted = false, isEditing = false, showsReorderControl = false
    open var editingStyle: EditingStyle { .none }
    open var shouldIndentWhileEditing = true, indentationLevel = 0, indentationWidth: CGFloat = 10, separatorInset = UIEdgeInsets.zero
    open var contentConfiguration: (any UIContentConfiguration)?
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    public let reuseIdentifier: String?
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var contentView = UIView()
    open var backgroundView: UIView?
    open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UITableViewRowAction: UIObject {
    public enum Style: Int, Sendable {
        case destructive, normal
        public static var `default`: Style { .destructive }
    }
    public convenience init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.init()
        self.style = style
        self.title = title
    }
    open private(set) var style = Style.normal
    open var title: String?, backgroundColor: UIColor?
}
@preconcurrency @MainActor open class UIContextualAction: UIObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
    }
    open private(set) var style = Style.normal, handler: Handler = { _, _, _ in }
    open var title: String?, backgroundColor: UIColor! = UIColor.gray, image: UIImage?
}
@preconcurrency @MainActor open class UISwipeActionsConfiguration: UIObject {
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }
    open private(set) var actions: [UIContextualAction] = []
    open var performsFirstActionWithFullSwipe = true
}

import Foundation

/// Holds the input views of a window at its lower edge, above the home indicator.
///
/// Next in the chain after what is inside comes the object that has asked for it.
final class InputViewsContainer: UIView {
    let content: InputViewSet
    /// Called when the views want another height.
    var heightDidChange: (() -> Void)?

    init(_ content: InputViewSet, in window: UIWindow) {
        self.content = content
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let isKeyboardLike = content.input != nil || (content.accessory as? UIInputView)?.inputViewStyle == .keyboard
        if isKeyboardLike { backgroundColor = UIInputView.keyboardGround }
        frame = Self.frame(of: content, in: window)
        var above: UIView?
        for view in views {
            view.autoresizingMask = Self.followsContent(view) ? [.flexibleWidth, .flexibleHeight] : .flexibleWidth
            addSubview(view)
            if Self.isPlacedByConstraints(view) { constrain(view, below: above) }
            above = view
        }
    }

    private var views: [UIView] { [content.accessory, content.input].compactMap { $0 } }

    /// The other edges of a view that says only how high it is. A frame that is set would be overwritten by the next solution.
    private func constrain(_ view: UIView, below other: UIView?) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: other?.bottomAnchor ?? topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the height that the views have on a screen.
    func fit(_ window: UIWindow) { frame = Self.frame(of: content, in: window) }

    /// Takes the brightness that the keyboard of an object is to have, else that of the object.
    func follow(_ responder: UIResponder?) {
        let view = responder as? UIView
        switch (responder as? any UITextInputTraits)?.keyboardAppearance {
        case .dark: overrideUserInterfaceStyle = .dark
        case .light: overrideUserInterfaceStyle = .light
        default: overrideUserInterfaceStyle = view?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }

    private static func height(of view: UIView?, width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if let keyboard = view as? any ScreenKeyboard { return keyboard.height(for: view.traitCollection, width: width) }
        let natural = view.intrinsicContentSize.height
        if followsContent(view), natural > 0 { return natural }
        if sizesItself(view), case let constrained = heightByConstraints(of: view, width: width), constrained > 0 { return constrained }
        if view.frame.height > 0 { return view.frame.height }
        return natural > 0 ? natural : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// Returns true if a view is as high as what is in it, rather than as it was given.
    private static func followsContent(_ view: UIView) -> Bool {
        view.autoresizingMask.contains(.flexibleHeight) || isPlacedByConstraints(view)
    }

    private static func isPlacedByConstraints(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }

    /// Returns true if constraints inside may say how high a view is.
    private static func sizesItself(_ view: UIView) -> Bool {
        (view as? UIInputView)?.allowsSelfSizing == true || isPlacedByConstraints(view)
    }

    private static func heightByConstraints(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private static func frame(of content: InputViewSet, in window: UIWindow) -> CGRect {
        let width = window.bounds.width
        let height = height(of: content.accessory, width: width) + height(of: content.input, width: width) + window.safeAreaInsets.bottom
        return CGRect(x: window.bounds.minX, y: window.bounds.maxY - height, width: width, height: height)
    }

    // MARK: Places

    var shownFrame: CGRect {
        guard let superview else { return frame }
        return CGRect(
            x: superview.bounds.minX, y: superview.bounds.maxY - frame.height, width: superview.bounds.width, height: frame.height)
    }

    var hiddenFrame: CGRect { shownFrame.offsetBy(dx: 0, dy: frame.height) }

    /// Where the views are when they are shown, in coordinates of the screen.
    var screenFrame: CGRect {
        guard let window else { return frame }
        return window.convert(shownFrame, to: nil as UIWindow?)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in views where view.superview === self {
            let height = Self.height(of: view, width: bounds.width)
            let rect = CGRect(x: 0, y: y, width: bounds.width, height: height)
            // Constraints beneath read each frame that is set.
            if !Self.isPlacedByConstraints(view), view.frame != rect { view.frame = rect }
            y += height
        }
        if let window, Self.frame(of: content, in: window).height != bounds.height { heightDidChange?() }
    }

    override var next: UIResponder? { content.owner ?? super.next }
}

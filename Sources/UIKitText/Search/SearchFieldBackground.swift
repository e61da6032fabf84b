import Foundation
internal import QuartzCore
import UIKitCore

/// The background of the text in a search field: a colour with round corners, or the app's picture.
final class SearchFieldBackground: UIView {
    private var picture: UIImageView?
    private let theme: SearchFieldTheme

    /// Nil is the theme's.
    var color: UIColor? { didSet { update() } }
    /// In place of the colour. Default: nil.
    var image: UIImage? { didSet { if image !== oldValue { update() } } }
    /// True if there is any background at all.
    var isShown = true { didSet { if isShown != oldValue { update() } } }

    init(theme: SearchFieldTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerRadius = theme.cornerRadius
        update()
    }

    required init?(coder: NSCoder) { nil }

    var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    private func update() {
        backgroundColor = isShown && image == nil ? color ?? theme.groundColor : nil
        guard image != nil || picture != nil else { return }
        let picture = picture ?? makePicture()
        picture.image = image
        picture.isHidden = !isShown
    }

    private func makePicture() -> UIImageView {
        let picture = UIImageView(frame: bounds)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.picture = picture
        addSubview(picture)
        return picture
    }
}

import Foundation
import UIKitCore
import UIKitViews

extension UICalendarView {
    /// How large a decoration is.
    // apple: https://developer.apple.com/documentation/uikit/uicalendarview/decorationsize
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
    }

    /// What is shown under a day: a dot, a picture or a view.
    // apple: https://developer.apple.com/documentation/uikit/uicalendarview/decoration
    @preconcurrency @MainActor @objcMembers open class Decoration: UIObject {
        private enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(@MainActor () -> UIView)
        }

        private let content: Content

        /// A dot of middle size in the tint colour.
        public override init() {
            content = .dot(nil, .medium)
            super.init()
        }

        /// A picture, drawn in a colour if it is a template.
        /// - Parameters:
        ///   - image: nil is a dot.
        ///   - color: nil is a grey.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            content = .image(image, color, size)
            super.init()
        }

        /// A view of the app's own, made for each day that it is shown under. It is cut off where it is larger than there is room.
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            content = .view(customViewProvider)
            super.init()
        }

        private init(color: UIColor?, size: DecorationSize) {
            content = .dot(color, size)
            super.init()
        }

        /// A dot.
        /// - Parameter color: nil is a grey.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// A picture, drawn in a colour if it is a template.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// A view of the app's own.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// The view for one day, as large as it wants to be.
        func makeView() -> UIView {
            switch content {
            case .dot(let color, let size): Self.dot(color, size)
            case .image(nil, let color, let size): Self.dot(color, size)
            case .image(let image?, let color, let size): Self.picture(image, color, size)
            case .view(let provider): Self.fitted(provider())
            }
        }

        private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
            let side: CGFloat =
                switch size {
                case .small: 4
                case .medium: 6
                case .large: 8
                }
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            dot.backgroundColor = color ?? .systemFill
            dot.layer.cornerRadius = side / 2
            return dot
        }

        private static func picture(_ image: UIImage, _ color: UIColor?, _ size: DecorationSize) -> UIView {
            let side: CGFloat =
                switch size {
                case .small: 10
                case .medium: 13
                case .large: 16
                }
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.tintColor = color ?? .systemGray
            view.frame = CGRect(x: 0, y: 0, width: side, height: side)
            return view
        }

        private static func fitted(_ view: UIView) -> UIView {
            guard view.bounds.isEmpty else { return view }
            let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.bounds.size = wanted == .zero ? view.sizeThatFits(.zero) : wanted
            return view
        }
    }
}

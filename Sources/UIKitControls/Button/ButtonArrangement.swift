import UIKitCore

/// Where image and title of a button stand: side by side, the image first.
struct ButtonArrangement: Equatable {
    let image: CGRect
    let title: CGRect

    init(
        imageSize: CGSize, titleSize: CGSize, rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, isRightToLeft: Bool, scale: CGFloat
    ) {
        let imageWidth = min(imageSize.width, rect.width)
        let titleWidth = min(titleSize.width, max(0, rect.width - imageWidth))
        let free = rect.width - imageWidth - titleWidth
        let left = rect.minX + free * Self.leftShare(horizontal, isRightToLeft)
        let imageX = isRightToLeft ? left + titleWidth : left
        let titleX = isRightToLeft ? left : left + imageWidth
        func place(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            let height = vertical == .fill ? rect.height : height
            let y = rect.minY + (rect.height - height) * Self.topShare(vertical)
            // On whole pixels, so that lines stay sharp.
            return CGRect(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: height)
        }
        image = place(x: imageX, width: imageWidth, height: min(imageSize.height, rect.height))
        // A line stays whole where the room is lower than it is.
        title = place(x: titleX, width: titleWidth, height: titleSize.height)
    }

    /// The part of the free room that is left of the content.
    private static func leftShare(_ alignment: UIControl.ContentHorizontalAlignment, _ isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .center: 0.5
        case .left, .fill: 0
        case .right: 1
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }

    private static func topShare(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        switch alignment {
        case .center: 0.5
        case .top, .fill: 0
        case .bottom: 1
        }
    }
}

extension UIImage {
    /// A picture whose edges keep their size when it is made larger, while what lies within is repeated.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:)
    @objc open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A picture whose edges keep their size when it is made larger.
    /// - Parameter capInsets: the size of the edges, in points; numbers below 0 count as 0.
    @objc open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        func length(_ inset: CGFloat) -> CGFloat { inset > 0 ? min(inset, 32_767) : 0 }
        let caps = UIEdgeInsets(
            top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom), right: length(capInsets.right))
        return variant { $0.stretching = ImageStretching(caps: caps, mode: resizingMode) }
    }

    /// A picture of which one point between two caps is repeated when it is made larger; 0 is no cap.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        // Without a cap, the whole of that direction is stretched.
        let right = left > 0 ? max(size.width - left - 1, 0) : 0
        let bottom = top > 0 ? max(size.height - top - 1, 0) : 0
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// The edges that keep their size when the picture is made larger. Default: zero.
    @objc open var capInsets: UIEdgeInsets { content.stretching?.caps ?? .zero }

    /// The treatment of the middle when the picture is made larger. Default: it is repeated.
    @objc open var resizingMode: UIImage.ResizingMode { content.stretching?.mode ?? .tile }

    /// The width of the left cap, in whole points.
    public var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the upper cap, in whole points.
    public var topCapHeight: Int { Int(capInsets.top) }
}

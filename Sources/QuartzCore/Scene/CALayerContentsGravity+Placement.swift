extension CALayerContentsGravity {
    /// Where contents of a size lie in the bounds.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resize: return bounds
        case .resizeAspect: return place(size, scaledBy: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .resizeAspectFill:
            return place(size, scaledBy: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        default: return place(size, scaledBy: 1, in: bounds)
        }
    }

    private func place(_ size: CGSize, scaledBy factor: CGFloat, in bounds: CGRect) -> CGRect {
        let width = size.width * factor
        let height = size.height * factor
        // The share of the free space that lies before the contents.
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(
            x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y, width: width,
            height: height)
    }
}

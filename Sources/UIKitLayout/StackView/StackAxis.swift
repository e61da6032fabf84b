/// The attributes along a direction.
struct StackAxis {
    let axis: NSLayoutConstraint.Axis
    let start, end, size, center: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        switch axis {
        case .horizontal: (start, end, size, center) = (.leading, .trailing, .width, .centerX)
        case .vertical: (start, end, size, center) = (.top, .bottom, .height, .centerY)
        }
    }

    var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }

    @MainActor func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
}

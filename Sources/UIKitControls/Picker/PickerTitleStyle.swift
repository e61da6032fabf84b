import UIKitCore

/// How the texts of a wheel are placed within it.
struct PickerTitleStyle: Equatable {
    var alignment = NSTextAlignment.center
    /// The margin at the leading and trailing edge, in points.
    var leading: CGFloat
    var trailing: CGFloat

    static let standard = PickerTitleStyle(leading: PickerTheme.flat.titleInset, trailing: PickerTheme.flat.titleInset)
}

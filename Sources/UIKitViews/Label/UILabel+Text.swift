@_spi(ForasteroInternal) public import UIKitCore

@_spi(ForasteroInternal)
extension UILabel: ShownText {
    public var shownText: String? { text }
}

extension UILabel: StyledTextShowing {}

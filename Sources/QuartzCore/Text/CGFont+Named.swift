@_spi(ForasteroInternal) public import CoreGraphics
internal import TextEngine

extension CGFont {
    /// A font by the name of its face, such as "Inter-Bold"; nil where neither it nor a stand-in is installed.
    // apple: https://developer.apple.com/documentation/coregraphics/cgfont/init(_:)-54xnk
    // Stands here because Core Graphics does not know which fonts are installed.
    public convenience init?(_ name: CFString) {
        guard let found = FontLibrary.shared.graphicsFont(named: name as String) else { return nil }
        self.init(copying: found)
    }
}

@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

// Pictures in archives: a symbol by its name, any other picture by its pixels; and how it is to be shown.
extension ImageContent {
    /// The picture in an archive; nil where it has neither pixels nor a symbol that there is.
    init?(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        if let name = coder.decodeText(forKey: Key.symbolName) {
            self.init(symbolNamed: name, configuration: Self.decodeConfiguration(from: coder))
        } else if let data = coder.decodePresent(forKey: Key.data) as? Data {
            guard let pixels = try? CGImage.decode(data) else { return nil }
            self.init(pixels: pixels)
        } else if coder.containsValue(forKey: Key.scale) {
            self.init()
        } else {
            return nil
        }
        if symbol == nil { decodeShape(from: coder) }
        renderingMode = coder.decodeEnumeration(UIImage.RenderingMode.self, forKey: Key.renderingMode) ?? .automatic
        tint = coder.decodePresent(forKey: Key.tint) as? UIColor
        flipsForRightToLeft = coder.decodeFlag(forKey: Key.flips) ?? false
        frames = coder.decodeObjects(UIImage.self, forKey: Key.frames) ?? []
        duration = coder.decodeNumber(forKey: Key.duration).map { max(TimeInterval($0), 0) } ?? 0
    }

    private mutating func decodeShape(from coder: NSCoder) {
        if let number = coder.decodeNumber(forKey: Key.scale), number > 0 { scale = number }
        orientation = coder.decodeEnumeration(UIImage.Orientation.self, forKey: Key.orientation) ?? .up
        alignmentInsets = coder.decodeUIEdgeInsets(forKey: Key.alignmentInsets)
        baselineOffset = coder.decodeNumber(forKey: Key.baselineOffset)
        if let mode = coder.decodeEnumeration(UIImage.ResizingMode.self, forKey: Key.resizingMode) {
            stretching = ImageStretching(caps: coder.decodeUIEdgeInsets(forKey: Key.caps), mode: mode)
        }
    }

    func encode(to coder: NSCoder) {
        if let symbol {
            coder.encode(symbol.name as NSString, forKey: Key.symbolName)
            encodeConfiguration(to: coder)
        } else {
            encodeShape(to: coder)
        }
        coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
        if let tint { coder.encode(tint, forKey: Key.tint) }
        if flipsForRightToLeft { coder.encode(true, forKey: Key.flips) }
        guard !frames.isEmpty else { return }
        coder.encode(frames as NSArray, forKey: Key.frames)
        coder.encode(duration, forKey: Key.duration)
    }

    private func encodeShape(to coder: NSCoder) {
        if let data = pixels?.pngData() { coder.encode(data as NSData, forKey: Key.data) }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(orientation.rawValue, forKey: Key.orientation)
        if alignmentInsets != .zero { coder.encode(alignmentInsets, forKey: Key.alignmentInsets) }
        if let baselineOffset { coder.encode(Double(baselineOffset), forKey: Key.baselineOffset) }
        guard let stretching else { return }
        coder.encode(stretching.caps, forKey: Key.caps)
        coder.encode(stretching.mode.rawValue, forKey: Key.resizingMode)
    }

    // MARK: Symbols

    private static func decodeConfiguration(from coder: NSCoder) -> UIImage.SymbolConfiguration? {
        guard [Key.pointSize, Key.textStyle, Key.weight, Key.symbolScale].contains(where: { coder.containsValue(forKey: $0) }) else {
            return nil
        }
        let size = coder.decodeNumber(forKey: Key.pointSize).flatMap { $0 > 0 ? $0 : nil }
        return UIImage.SymbolConfiguration(
            UIImage.SymbolConfiguration.Specification(
                pointSize: size, textStyle: coder.decodeText(forKey: Key.textStyle).map { UIFont.TextStyle(rawValue: $0) },
                weight: coder.decodeEnumeration(UIImage.SymbolWeight.self, forKey: Key.weight),
                scale: coder.decodeEnumeration(UIImage.SymbolScale.self, forKey: Key.symbolScale)))
    }

    /// The colours of a symbol are left to whoever shows it.
    private func encodeConfiguration(to coder: NSCoder) {
        guard let wanted = (configuration as? UIImage.SymbolConfiguration)?.specification else { return }
        if let size = wanted.pointSize { coder.encode(Double(size), forKey: Key.pointSize) }
        if let style = wanted.textStyle { coder.encode(style.rawValue as NSString, forKey: Key.textStyle) }
        if let weight = wanted.weight { coder.encode(weight.rawValue, forKey: Key.weight) }
        if let scale = wanted.scale { coder.encode(scale.rawValue, forKey: Key.symbolScale) }
    }

    private enum Key {
        static let data = "UIImageData"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let renderingMode = "UIRenderingMode"
        static let tint = "UITintColor"
        static let flips = "UIFlipsForRightToLeftLayoutDirection"
        static let alignmentInsets = "UIAlignmentRectInsets"
        static let baselineOffset = "UIBaselineOffsetFromBottom"
        static let caps = "UICapInsets"
        static let resizingMode = "UIResizingMode"
        static let frames = "UIImages"
        static let duration = "UIDuration"
        static let symbolName = "UISystemSymbolName"
        static let pointSize = "UISymbolPointSize"
        static let textStyle = "UISymbolTextStyle"
        static let weight = "UISymbolWeight"
        static let symbolScale = "UISymbolScale"
    }
}

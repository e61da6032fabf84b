@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

// Pictures in archives: a symbol by its name, any other picture by its pixels; and how it is to be shown.
extension ImageContent {
    /// The picture in an archive; nil where it has neither pixels nor a symbol that there is.
    init?(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        if let name = coder.decodeText(forKey: NibKey.systemSymbolName) {
            self.init(symbolNamed: name, configuration: Self.decodeConfiguration(from: coder))
        } else if let data = coder.decodePresent(forKey: NibKey.imageData) as? Data {
            guard let pixels = try? CGImage.decode(data) else { return nil }
            self.init(pixels: pixels)
        } else if coder.containsValue(forKey: NibKey.scale) {
            self.init()
        } else {
            return nil
        }
        if symbol == nil { decodeShape(from: coder) }
        renderingMode = coder.decodeEnumeration(UIImage.RenderingMode.self, forKey: NibKey.renderingMode) ?? .automatic
        tint = coder.decodePresent(forKey: NibKey.tintColor) as? UIColor
        flipsForRightToLeft = coder.decodeFlag(forKey: NibKey.flipsForRightToLeftLayoutDirection) ?? false
        frames = coder.decodeObjects(UIImage.self, forKey: NibKey.images) ?? []
        duration = coder.decodeNumber(forKey: NibKey.duration).map { max(TimeInterval($0), 0) } ?? 0
    }

    private mutating func decodeShape(from coder: NSCoder) {
        if let number = coder.decodeNumber(forKey: NibKey.scale), number > 0 { scale = number }
        orientation = coder.decodeEnumeration(UIImage.Orientation.self, forKey: NibKey.imageOrientation) ?? .up
        alignmentInsets = coder.decodeUIEdgeInsets(forKey: NibKey.alignmentRectInsets)
        baselineOffset = coder.decodeNumber(forKey: NibKey.baselineOffsetFromBottom)
        if let mode = coder.decodeEnumeration(UIImage.ResizingMode.self, forKey: NibKey.resizingMode) {
            stretching = ImageStretching(caps: coder.decodeUIEdgeInsets(forKey: NibKey.capInsets), mode: mode)
        }
    }

    func encode(to coder: NSCoder) {
        if let symbol {
            coder.encode(symbol.name as NSString, forKey: NibKey.systemSymbolName)
            encodeConfiguration(to: coder)
        } else {
            encodeShape(to: coder)
        }
        coder.encode(renderingMode.rawValue, forKey: NibKey.renderingMode)
        if let tint { coder.encode(tint, forKey: NibKey.tintColor) }
        if flipsForRightToLeft { coder.encode(true, forKey: NibKey.flipsForRightToLeftLayoutDirection) }
        guard !frames.isEmpty else { return }
        coder.encode(frames as NSArray, forKey: NibKey.images)
        coder.encode(duration, forKey: NibKey.duration)
    }

    private func encodeShape(to coder: NSCoder) {
        if let data = pixels?.pngData() { coder.encode(data as NSData, forKey: NibKey.imageData) }
        coder.encode(Double(scale), forKey: NibKey.scale)
        coder.encode(orientation.rawValue, forKey: NibKey.imageOrientation)
        if alignmentInsets != .zero { coder.encode(alignmentInsets, forKey: NibKey.alignmentRectInsets) }
        if let baselineOffset { coder.encode(Double(baselineOffset), forKey: NibKey.baselineOffsetFromBottom) }
        guard let stretching else { return }
        coder.encode(stretching.caps, forKey: NibKey.capInsets)
        coder.encode(stretching.mode.rawValue, forKey: NibKey.resizingMode)
    }

    // MARK: Symbols

    private static func decodeConfiguration(from coder: NSCoder) -> UIImage.SymbolConfiguration? {
        guard
            [NibKey.symbolPointSize, NibKey.symbolTextStyle, NibKey.symbolWeight, NibKey.symbolScale].contains(where: {
                coder.containsValue(forKey: $0)
            })
        else {
            return nil
        }
        let size = coder.decodeNumber(forKey: NibKey.symbolPointSize).flatMap { $0 > 0 ? $0 : nil }
        return UIImage.SymbolConfiguration(
            UIImage.SymbolConfiguration.Specification(
                pointSize: size, textStyle: coder.decodeText(forKey: NibKey.symbolTextStyle).map { UIFont.TextStyle(rawValue: $0) },
                weight: coder.decodeEnumeration(UIImage.SymbolWeight.self, forKey: NibKey.symbolWeight),
                scale: coder.decodeEnumeration(UIImage.SymbolScale.self, forKey: NibKey.symbolScale)))
    }

    /// The colours of a symbol are left to whoever shows it.
    private func encodeConfiguration(to coder: NSCoder) {
        guard let wanted = (configuration as? UIImage.SymbolConfiguration)?.specification else { return }
        if let size = wanted.pointSize { coder.encode(Double(size), forKey: NibKey.symbolPointSize) }
        if let style = wanted.textStyle { coder.encode(style.rawValue as NSString, forKey: NibKey.symbolTextStyle) }
        if let weight = wanted.weight { coder.encode(weight.rawValue, forKey: NibKey.symbolWeight) }
        if let scale = wanted.scale { coder.encode(scale.rawValue, forKey: NibKey.symbolScale) }
    }
}

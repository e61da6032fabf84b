import Foundation
internal import TextEngine

/// One value of a paragraph style, in memory.
// apple: https://developer.apple.com/documentation/coretext/ctparagraphstylesetting
public struct CTParagraphStyleSetting {
    /// What it is about, and so of which type the value is.
    public var spec: CTParagraphStyleSpecifier
    /// How many bytes the value has.
    public var valueSize: Int
    /// The address of the value, which is read when the style is made.
    public var value: UnsafeRawPointer

    /// A value by its address.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// A paragraph style; what no setting is about is as in a text without one. Settings of another size than their type are left out.
///
/// - Parameters:
///   - settings: The first of them; nil for none.
///   - settingCount: How many there are.
// apple: https://developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:)
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    var style = ParagraphStyle()
    var tabs = style.tabs.map { CTTextTab(CTTextAlignment($0.alignment), Double($0.location)) }
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(settingCount, 0)) {
        if setting.spec == .tabStops {
            let list = setting.read(as: Optional<Unmanaged<NSArray>>.self)??.takeUnretainedValue()
            tabs = list as? [CTTextTab] ?? []
            style.tabs = tabs.map(\.tab)
        } else {
            style.take(setting)
        }
    }
    return CTParagraphStyle(style, tabs: tabs)
}

/// A style with the values of another one.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Writes a value of a style into memory.
///
/// - Parameters:
///   - valueBufferSize: How much room there is.
///   - valueBuffer: Where it begins.
/// - Returns: False when the value is of another size.
// apple: https://developer.apple.com/documentation/coretext/ctparagraphstylegetvalueforspecifier(_:_:_:_:)
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func write<Value>(_ value: Value) -> Bool {
        guard valueBufferSize == MemoryLayout<Value>.size else { return false }
        valueBuffer.storeBytes(of: value, as: Value.self)
        return true
    }
    let style = paragraphStyle.style
    switch spec {
    case .alignment: return write(CTTextAlignment(style.alignment).rawValue)
    case .lineBreakMode: return write(UInt8(style.lineBreakMode.rawValue))
    case .baseWritingDirection: return write(Int8(style.baseWritingDirection.rawValue))
    // The list is there as long as the style is.
    case .tabStops: return write(Unmanaged.passUnretained(paragraphStyle.tabs).toOpaque())
    default: return ParagraphStyle.lengths[spec].map { write(style[keyPath: $0]) } ?? false
    }
}

extension CTParagraphStyleSetting {
    /// Nil when the value is of another size.
    fileprivate func read<Value: BitwiseCopyable>(as type: Value.Type) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
    }
}

extension ParagraphStyle {
    fileprivate nonisolated(unsafe) static let lengths: [CTParagraphStyleSpecifier: WritableKeyPath<ParagraphStyle, CGFloat>] = [
        .firstLineHeadIndent: \.firstLineHeadIndent, .headIndent: \.headIndent, .tailIndent: \.tailIndent,
        .defaultTabInterval: \.defaultTabInterval, .lineHeightMultiple: \.lineHeightMultiple, .maximumLineHeight: \.maximumLineHeight,
        .minimumLineHeight: \.minimumLineHeight, .lineSpacing: \.lineSpacing, .paragraphSpacing: \.paragraphSpacing,
        .paragraphSpacingBefore: \.paragraphSpacingBefore, .maximumLineSpacing: \.lineSpacing, .minimumLineSpacing: \.lineSpacing,
        .lineSpacingAdjustment: \.lineSpacing,
    ]

    fileprivate mutating func take(_ setting: CTParagraphStyleSetting) {
        switch setting.spec {
        case .alignment:
            if let value = setting.read(as: UInt8.self).flatMap(CTTextAlignment.init) { alignment = value.alignment }
        case .lineBreakMode:
            if let value = setting.read(as: UInt8.self).flatMap({ TextLineBreakMode(rawValue: Int($0)) }) { lineBreakMode = value }
        case .baseWritingDirection:
            if let value = setting.read(as: Int8.self).flatMap({ TextDirection(rawValue: Int($0)) }) { baseWritingDirection = value }
        default:
            guard let path = Self.lengths[setting.spec], let value = setting.read(as: CGFloat.self), value.isFinite else { return }
            self[keyPath: path] = value
        }
    }
}

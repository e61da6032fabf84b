import CoreText
import Foundation
import Testing

@Suite("Paragraph styles of Core Text")
struct ParagraphStyleTests {
    @Test("A style gives back what it was made of, in the same size")
    func values() {
        var (alignment, indent) = (CTTextAlignment.right, CGFloat(17))
        var tabs: Unmanaged<NSArray>? = Unmanaged.passRetained([CTTextTabCreate(.right, 40, nil)] as NSArray)
        defer { tabs?.release() }
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &indent) { indent in
                withUnsafePointer(to: &tabs) { tabs in
                    let settings = [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                        CTParagraphStyleSetting(spec: .headIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
                        CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<UnsafeRawPointer>.size, value: tabs),
                        // Too small for a length: left out.
                        CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 4, value: indent),
                    ]
                    return CTParagraphStyleCreate(settings, settings.count)
                }
            }
        }
        var (value, length) = (UInt8(9), CGFloat(0))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &value))
        #expect(value == CTTextAlignment.right.rawValue)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .headIndent, 8, &length))
        #expect(length == 17)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 8, &length))
        #expect(length == 0)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 2, &length))
        var list: Unmanaged<NSArray>?
        #expect(CTParagraphStyleGetValueForSpecifier(style, .tabStops, 8, &list))
        let tab = (list?.takeUnretainedValue() as? [CTTextTab])?.first
        #expect(tab.map { CTTextTabGetLocation($0) } == 40)
        #expect(tab.map { CTTextTabGetAlignment($0) } == .right)
    }

    @Test("A style of nothing is that of text without one")
    func standard() {
        let style = CTParagraphStyleCreate(nil, 0)
        var (mode, direction) = (UInt8(9), Int8(9))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &mode))
        #expect(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction))
        #expect(mode == 0)
        #expect(direction == -1)
    }
}

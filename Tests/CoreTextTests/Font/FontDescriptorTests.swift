import CoreText
import Foundation
import Testing

@Suite("Font descriptors of Core Text")
struct FontDescriptorTests {
    private func descriptor(_ attributes: [CFString: Any]) -> CTFontDescriptor {
        CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
    }

    @Test("A descriptor leads to the font that its attributes name")
    func names() {
        let byName = CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 15), 0, nil)
        #expect(CTFontCopyPostScriptName(byName) == "Inter-Bold")
        #expect(CTFontGetSize(byName) == 15)
        let byFamily = descriptor([kCTFontFamilyNameAttribute: "Inter", kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4] as CFDictionary])
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(byFamily, 20, nil)) == "Inter-Bold")
        let symbolic = [kCTFontSymbolicTrait: CTFontSymbolicTraits.traitItalic.rawValue] as CFDictionary
        let italic = CTFontCreateWithFontDescriptor(
            descriptor([kCTFontFamilyNameAttribute: "Inter", kCTFontTraitsAttribute: symbolic]), 0, nil)
        #expect(CTFontGetSymbolicTraits(italic) == .traitItalic)
        #expect(CTFontGetSize(italic) == 12)
    }

    @Test("A descriptor of a font leads back to it")
    func backAndForth() throws {
        for font in [
            CTFontCreateWithName("Inter-BoldItalic", 17, nil), try #require(CTFontCreateUIFontForLanguage(.system, 17, nil)),
            CTFontCreateWithFontDescriptor(
                CTFontDescriptorCreateCopyWithFeature(
                    CTFontDescriptorCreateWithNameAndSize("Inter", 17), kNumberSpacingType as NSNumber,
                    kMonospacedNumbersSelector as NSNumber), 0,
                nil),
        ] {
            #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil) == font)
        }
    }

    @Test("Attributes that are not given are those of the font that would be found")
    func attributes() {
        let descriptor = CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 15)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? NSString == "Inter")
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) as? NSNumber == 15)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontURLAttribute) is NSURL)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontMatrixAttribute) == nil)
        let traits = CTFontDescriptorCopyAttribute(descriptor, kCTFontTraitsAttribute) as? NSDictionary
        #expect(traits?[kCTFontWeightTrait as String] as? Double == 0.4)
        #expect(CTFontDescriptorCopyAttributes(descriptor).count == 2)
        let larger = CTFontDescriptorCreateCopyWithAttributes(descriptor, [kCTFontSizeAttribute: 30] as CFDictionary)
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(larger, 0, nil)) == 30)
        #expect(larger != descriptor)
        #expect(descriptor == CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 15))
    }

    @Test("What is not installed matches nothing")
    func matching() throws {
        let known = descriptor([kCTFontFamilyNameAttribute: "Inter"])
        let faces = try #require(CTFontDescriptorCreateMatchingFontDescriptors(known, nil) as? [CTFontDescriptor])
        #expect(faces.count > 5)
        #expect(CTFontDescriptorCreateMatchingFontDescriptor(descriptor([kCTFontNameAttribute: "No Such Font"]), nil) == nil)
        #expect(CTFontDescriptorCreateMatchingFontDescriptors(descriptor([kCTFontNameAttribute: "No Such Font"]), nil) == nil)
        let optional = CTFontDescriptorCreateMatchingFontDescriptor(descriptor([kCTFontNameAttribute: "No Such Font"]), NSSet())
        #expect(optional != nil)
        #expect(CTFontDescriptorCreateCopyWithFamily(known, "No Such Font") == nil)
    }

    @Test("Qualities are changed one by one")
    func traits() throws {
        let font = CTFontCreateWithName("Inter", 20, nil)
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(bold) == .traitBold)
        #expect(CTFontGetSize(bold) == 20)
        let both = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 30, nil, .traitItalic, .traitItalic))
        #expect(CTFontGetSymbolicTraits(both) == [.traitBold, .traitItalic])
        #expect(CTFontGetSize(both) == 30)
        #expect(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitMonoSpace, .traitMonoSpace) == nil)
        #expect(CTFontGetSymbolicTraits(CTFontCreateWithName("DejaVu Sans Mono", 20, nil)).contains(.traitMonoSpace))
        let copy = CTFontCreateCopyWithAttributes(bold, 40, nil, nil)
        #expect(CTFontGetSize(copy) == 40)
        #expect(CTFontGetSymbolicTraits(copy) == .traitBold)
        #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "DejaVu Sans").map { CTFontCopyFamilyName($0) } == "DejaVu Sans")
        #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "No Such Font") == nil)
        #expect(CTFontCopyTraits(bold)[kCTFontSlantTrait as String] as? Double == 0)
    }
}

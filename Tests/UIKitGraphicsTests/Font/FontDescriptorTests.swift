import Testing
import UIKitTesting

struct FontDescriptorTests {
    private let body = UIFont.systemFont(ofSize: 17)

    @Test("A font of a width says so in its descriptor")
    func widths() throws {
        let font = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
        let traits = try #require(font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.width] as? CGFloat == -0.2)
        #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitCondensed))
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .systemFont(ofSize: 17, weight: .bold))
        #expect(font != .systemFont(ofSize: 17, weight: .bold))
        #expect([UIFont.Width.expanded, .compressed, .standard, .condensed].sorted() == [.compressed, .condensed, .standard, .expanded])
    }

    @Test("A font's descriptor leads back to the font")
    func roundTrip() {
        let fonts: [UIFont?] = [
            body, .systemFont(ofSize: 20, weight: .light), .italicSystemFont(ofSize: 13), .monospacedSystemFont(ofSize: 12, weight: .bold),
            .monospacedDigitSystemFont(ofSize: 14, weight: .medium), UIFont(name: "Georgia", size: 15),
            UIFont(name: "DejaVuSerif-Bold", size: 11),
        ]
        for font in fonts.compactMap({ $0 }) {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 30) == font.withSize(30))
            #expect(UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes) == font.fontDescriptor)
        }
    }

    @Test("Features are asked for by Core Text's numbers, which UIKit brings along")
    @MainActor
    func features() {
        func font(_ type: Int, _ selector: Int) -> UIFont {
            let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: type, .selector: selector]
            return UIFont(descriptor: body.fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
        }
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let even = font(kNumberSpacingType, kMonospacedNumbersSelector)
        #expect(width("1111", even) == width("8888", even))
        #expect(width("1111", body) < width("8888", body))
        let small = font(kLowerCaseType, kLowerCaseSmallCapsSelector)
        #expect(small != body)
        #expect(font(kStylisticAlternativesType, kStylisticAltOneOnSelector) != body)
        let raised = font(kVerticalPositionType, kSuperiorsSelector)
        #expect(width("123", raised) < width("123", body))
        #expect(raised != font(kVerticalPositionType, kInferiorsSelector))
        #expect(font(kContextualAlternatesType, kContextualAlternatesOffSelector) != body)
        #expect(font(kContextualAlternatesType, kContextualAlternatesOnSelector) == body)
        #expect(CTFontGetSize(CTFontCreateWithName("Georgia", 9, nil)) == 9)
    }

    @Test("Symbolic traits: bold is semibold in the system's font, and traits that are not named are taken away")
    func symbolicTraits() throws {
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold == .boldSystemFont(ofSize: 17))
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let italic = try #require(bold.fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(italic.symbolicTraits.contains(.traitItalic))
        #expect(!italic.symbolicTraits.contains(.traitBold))
        let both = try #require(body.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
        #expect(both.symbolicTraits.isSuperset(of: [.traitItalic, .traitBold]))
        #expect(both.pointSize == 17)
        #expect(!body.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("Italic leaves the weight alone; monospaced is a trait of the system's font")
    func italicAndMonospaced() throws {
        let light = UIFont.systemFont(ofSize: 17, weight: .light)
        let leaning = UIFont(descriptor: try #require(light.fontDescriptor.withSymbolicTraits(.traitItalic)), size: 0)
        #expect(leaning.fontName == "Inter-LightItalic")
        let code = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitMonoSpace)), size: 0)
        #expect(code == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect("iiii".size(withAttributes: [.font: code]) == "MMMM".size(withAttributes: [.font: code]))
    }

    @Test("Code made bold or slanted is still code")
    func boldCode() throws {
        let code = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        let bold = UIFont(descriptor: try #require(code.fontDescriptor.withSymbolicTraits(.traitBold)), size: 14)
        #expect(bold.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitMonoSpace]))
        #expect("iiii".size(withAttributes: [.font: bold]) == "MMMM".size(withAttributes: [.font: bold]))
        let serif = try #require(UIFont.systemFont(ofSize: 14).fontDescriptor.withDesign(.serif)?.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: serif, size: 14).familyName == "DejaVu Serif")
    }

    @Test("A family without a face of those traits has no descriptor for them; others are found by family")
    func missingTraits() throws {
        #expect(UIFontDescriptor(name: "DejaVuSans", size: 12).withSymbolicTraits(.traitMonoSpace) == nil)
        let bold = try #require(UIFontDescriptor(name: "DejaVuSerif", size: 12).withSymbolicTraits(.traitBold))
        #expect(bold.postscriptName == "DejaVuSerif-Bold")
    }

    @Test("Designs, faces, families and sizes")
    func variants() {
        #expect(
            body.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 17) }
                == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(body.fontDescriptor.withDesign(UIFontDescriptor.SystemDesign(rawValue: "none")) == nil)
        #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.serif) == nil)
        #expect(body.fontDescriptor.withFamily("DejaVu Sans Mono").postscriptName == "DejaVuSansMono-Regular")
        #expect(body.fontDescriptor.withFace("Bold Italic").postscriptName == "Inter-BoldItalic")
        #expect(body.fontDescriptor.withSize(9).pointSize == 9)
    }

    @Test("Weight in the traits, as programs write it")
    func weightTrait() {
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
        let descriptor = UIFontDescriptor(fontAttributes: [.size: 17, .traits: traits])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
        let known = body.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(known?[.weight] as? CGFloat == 0)
    }

    @Test("Feature settings: equally wide digits")
    func featureSettings() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let font = UIFont(descriptor: body.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        #expect(font == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        #expect("111".size(withAttributes: [.font: font]).width == "000".size(withAttributes: [.font: font]).width)
    }

    @Test("Raw values are Apple's")
    func rawValues() {
        #expect(UIFontDescriptor.SymbolicTraits.traitBold.rawValue == 2)
        #expect(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue == 1024)
        #expect(UIFontDescriptor.AttributeName.family.rawValue == "NSFontFamilyAttribute")
        #expect(UIFontDescriptor.TraitKey.weight.rawValue == "NSCTFontWeightTrait")
    }
}

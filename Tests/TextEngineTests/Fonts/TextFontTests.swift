import CoreGraphics
import Testing
import TextEngine

@Suite struct TextFontTests {
    @Test(arguments: [8.0, 12, 13, 15, 17, 20, 28, 34, 60]) func heightsAreThoseOfSanFrancisco(size: CGFloat) {
        for weight in [-0.8, 0, 0.3, 0.4, 0.62] {
            let font = systemFont(size, weight: weight)
            #expect(font.lineHeight == size * 1.193359375)
            #expect(font.ascender == size * 0.9521484375)
            #expect(font.descender == size * -0.2412109375)
            #expect(abs(font.capHeight - size * 0.70458984) < 1e-9)
        }
    }

    @Test func oneDescriptionIsOneFont() {
        #expect(systemFont(17) === systemFont(17))
        #expect(systemFont(17) != systemFont(17, weight: 0.4))
    }

    @Test func familiesFollowTheSize() {
        #expect(systemFont(19.9).familyName == "Inter")
        #expect(systemFont(20).familyName == "Inter Display")
        #expect(systemFont(17, weight: 0.3).faceName == "Inter-SemiBold")
        #expect(FontLibrary.shared.font(FontDescription(size: 17, isItalic: true)).faceName == "Inter-Italic")
    }

    @Test func weightsDifferInWidth() {
        let widths = [-0.8, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map { weight in
            TextLayout(StyledText("Hamburgefonstiv", TextAttributes(font: systemFont(17, weight: weight)))).size.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        func width(_ text: String, _ features: FontDescription.Features) -> CGFloat {
            let font = FontLibrary.shared.font(FontDescription(size: 17, features: features))
            return TextLayout(StyledText(text, TextAttributes(font: font))).size.width
        }
        #expect(width("1111", []) < width("0000", []))
        #expect(width("1111", .monospacedDigits) == width("0000", .monospacedDigits))
    }

    @Test func theMonospacedDesignHasOneWidth() {
        let font = FontLibrary.shared.font(FontDescription(family: .system(.monospaced), size: 20))
        let widths = ["iiii", "MMMM", "1.,;"].map { TextLayout(StyledText($0, TextAttributes(font: font))).size.width }
        #expect(Set(widths).count == 1)
    }

    @Test func fontsThatAreNotThereAreReplaced() {
        let library = FontLibrary.shared
        for name in ["No Such Font", "", "HelveticaNeue-Light", "-", "Inter-NoSuchStyle"] {
            let font = library.font(FontDescription(family: .named(name), size: 17))
            #expect(font.lineHeight > 17, "\(name)")
            #expect(font.lineHeight < 30, "\(name)")
            #expect(TextLayout(StyledText("text", TextAttributes(font: font))).size.width > 10, "\(name)")
        }
        #expect(!library.hasFont(named: "No Such Font"))
        #expect(library.hasFont(named: "HelveticaNeue-Light"))
    }

    @Test func everyFamilyOfThePhoneHasOneThatStandsIn() {
        let names = [
            "Copperplate", "AmericanTypewriter-Bold", "SnellRoundhand-Black", "MarkerFelt-Thin", "ChalkboardSE-Regular", "Chalkduster",
            "BradleyHandITCTT-Bold", "ArialRoundedMTBold", "AvenirNextCondensed-DemiBold", "DINCondensed-Bold", "Zapfino", "Papyrus",
            "Baskerville-SemiBold", "Didot-Italic", "HoeflerText-Black", "PingFangSC-Regular", "Noteworthy-Light", "AppleColorEmoji",
        ]
        for name in names { #expect(FontLibrary.shared.hasFont(named: name), "\(name)") }
    }

    @Test func facesAreFoundByTheirNames() {
        let library = FontLibrary.shared
        #expect(library.familyNames.contains("Inter"))
        #expect(library.hasFont(named: "Inter-Bold"))
        #expect(library.faceNames(inFamily: "Inter").contains("Inter-Italic"))
        #expect(library.faceNames(inFamily: "No Such Font").isEmpty)
        func width(_ name: String, weight: CGFloat = 0) -> CGFloat {
            let font = library.font(FontDescription(family: .named(name), size: 17, weight: weight))
            return TextLayout(StyledText("Hamburgefonstiv", TextAttributes(font: font))).size.width
        }
        #expect(width("Inter-Bold") == width("Inter", weight: 0.4))
        #expect(width("Inter-Bold") > width("Inter"))
    }

    @Test func sizesWithoutSenseAreLimited() {
        for size in [0, -5, CGFloat.nan, -CGFloat.infinity] {
            #expect(FontDescription(size: size).size == 0.01)
            #expect(layout("text", size: size).size.width < 1)
        }
        for size in [1e6, CGFloat.infinity] { #expect(FontDescription(size: size).size == 10_000) }
        #expect(layout("text", size: .infinity).size.width > 10_000)
    }

    @Test func registeringNeedsAFont() {
        #expect(!FontLibrary.shared.register(fileAt: URL(fileURLWithPath: "/nowhere/at/all.ttf")))
    }

    /// In a process of its own: all fonts are made again when one is registered.
    @Test func registeredFontsAreThereAndOldLayoutsStay() async {
        await #expect(processExitsWith: .success) {
            let before = layout("Hamburgefonstiv")
            let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Black.otf")
            guard FontLibrary.shared.register(fileAt: file) else { exit(1) }
            guard before.caretRect(at: 5) == layout("Hamburgefonstiv").caretRect(at: 5) else { exit(2) }
            guard FontLibrary.shared.hasFont(named: "Inter-Black") else { exit(3) }
            exit(0)
        }
    }

    /// A font of another name than any that is installed: a copy with two letters changed in all its names.
    @Test func fontsInMemoryAreKnownByTheirNames() async {
        await #expect(processExitsWith: .success) {
            let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
            guard var bytes = try? Data(contentsOf: file) else { exit(1) }
            for (old, new) in [("Vu Sans", "Vu Tans"), ("VuSans", "VuTans")] {
                for encoding in [String.Encoding.utf16BigEndian, .ascii] {
                    guard let old = old.data(using: encoding), let new = new.data(using: encoding) else { exit(2) }
                    while let place = bytes.range(of: old) { bytes.replaceSubrange(place, with: new) }
                }
            }
            guard let provider = CGDataProvider(data: bytes as CFData), let font = CGFont(provider),
                font.postScriptName == "DejaVuTans-Bold",
                !FontLibrary.shared.hasFont(named: "DejaVuTans-Bold"), FontLibrary.shared.register(font)
            else { exit(3) }
            let found = FontLibrary.shared.font(FontDescription(family: .named("DejaVuTans-Bold"), size: 20))
            let model = FontLibrary.shared.font(FontDescription(family: .named("DejaVuSans-Bold"), size: 20))
            guard FontLibrary.shared.faceNames(inFamily: "DejaVu Tans").contains("DejaVuTans-Bold") else { exit(4) }
            exit(found.familyName == "DejaVu Tans" && found.metrics == model.metrics && found.weight == model.weight ? 0 : 5)
        }
    }
}

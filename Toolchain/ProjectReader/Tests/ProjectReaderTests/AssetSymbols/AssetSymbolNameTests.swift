import Testing

@testable import ProjectReader

struct AssetSymbolNameTests {
    // As files that Xcode has made show them
    @Test(
        "XP-86, XP-152: the name of a set becomes one of Swift",
        arguments: [
            ("AccentColor", "accent"), ("MovesRouteTracking", "movesRouteTracking"), ("M", "M"), ("BMW", "BMW"), ("M-stadt", "mStadt"),
            ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("ironMaiden2", "ironMaiden2"), ("icScanQR", "icScanQR"),
            ("ic_addApp_green", "icAddAppGreen"), ("ic_round-home", "icRoundHome"), ("features 1 1", "features11"),
            ("Sign_InBackGroung", "signInBackGroung"), ("Hero image", "hero"), ("final-image", "final"), ("bg_color", "bg"),
            ("Image", "image"), ("color", "color"), ("Top Shelf Image Wide", "topShelfImageWide"), ("121212", "_121212"),
            ("10C", "_10_C"), ("10e", "_10E"), ("10_back_arm", "_10BackArm"), ("A-1-1-0", "A_1_1_0"), ("arrow_basic_e", "arrowBasicE"),
        ])
    func members(name: String, symbol: String) {
        #expect(AssetSymbolName.member(of: name) == symbol)
    }

    @Test(
        "XP-86, XP-152: a folder with a namespace becomes a type",
        arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("2x", "_2X")])
    func namespaces(name: String, symbol: String) {
        #expect(AssetSymbolName.namespace(of: name) == symbol)
    }

    @Test("No name is without an identifier", arguments: ["", "-", "…", "💥"])
    func odd(name: String) {
        #expect(AssetSymbolName.member(of: name).hasPrefix("_"))
    }
}

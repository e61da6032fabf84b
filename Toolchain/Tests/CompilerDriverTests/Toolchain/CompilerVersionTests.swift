import Testing

@testable import CompilerDriver

@Suite struct CompilerVersionTests {
    @Test func readsReleases() {
        let text = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
        #expect(CompilerVersion(output: text)?.components == [6, 3, 1])
    }

    @Test func readsSnapshots() {
        #expect(CompilerVersion(output: "Swift version 6.4-dev (LLVM abc, Swift def)")?.components == [6, 4])
    }

    @Test(arguments: ["", "clang version 17.0", "Swift version ", "Swift version six"]) func refusesOtherText(text: String) {
        #expect(CompilerVersion(output: text) == nil)
    }

    @Test func patchReleasesReadTheSameLanguage() {
        #expect(CompilerVersion(components: [6, 3, 2]).isSameRelease(as: CompilerVersion(components: [6, 3])))
        #expect(!CompilerVersion(components: [6, 2]).isSameRelease(as: CompilerVersion(components: [6, 3])))
    }
}

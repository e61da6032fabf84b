import TestFiles
import Testing
import UIKitTesting

@MainActor
struct ImageMemoryTests {
    @Test("DF-22: when memory is short the pictures that were found by name are let go of, and read anew when they are asked for")
    func images() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let folder = try TemporaryFolder()
        let bundle = try folder.bundle
        func width() -> CGFloat? { UIImage(named: "picture", in: bundle, compatibleWith: nil)?.size.width }
        try folder.writePicture("picture.png", 3, 3)
        #expect(width() == 3)
        try folder.writePicture("picture.png", 5, 5)
        #expect(width() == 3)
        screen.warnOfMemory()
        #expect(width() == 5)
    }
}

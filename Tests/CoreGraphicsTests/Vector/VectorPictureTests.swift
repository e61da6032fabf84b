import Foundation
import Testing

@testable @_spi(ForasteroInternal) import CoreGraphics

struct VectorPictureTests {
    private func svg(_ attributes: String, _ content: String = "") -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    /// The colour of a pixel as 0xAARRGGBB.
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> UInt32 {
        let buffer = try #require(image).pixelBuffer
        return buffer.pixels.loadUnaligned(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
    }

    @Test("The size of an SVG is what it says, else that of its view box")
    func sizes() throws {
        #expect(try VectorPicture(svg("width='30' height='20'")).size == CGSize(width: 30, height: 20))
        #expect(try VectorPicture(svg("viewBox='0 0 24 12'")).size == CGSize(width: 24, height: 12))
        #expect(try VectorPicture(svg("width='100%' height='100%' viewBox='0 0 7 9'")).size == CGSize(width: 7, height: 9))
        #expect(try VectorPicture(svg("width='1in' height='48px'")).size.height == 48)
    }

    @Test("Drawn in any size, on nothing; the same size again is the same picture")
    func drawing() throws {
        let picture = try VectorPicture(svg("viewBox='0 0 2 1'", "<rect width='1' height='1' fill='#0000ff'/>"))
        let image = picture.image(size: CGSize(width: 20, height: 10), scale: 3)
        #expect(image?.width == 60)
        #expect(image?.height == 30)
        #expect(try pixel(image, 10, 10) == 0xFF00_00FF)
        #expect(try pixel(image, 45, 10) == 0)
        #expect(picture.image(size: CGSize(width: 20, height: 10), scale: 3) === image)
        #expect(picture.image(size: .zero, scale: 1) == nil)
        #expect(picture.image(size: CGSize(width: 1e6, height: 1e6), scale: 1) == nil)
        #expect(picture.image(size: CGSize(width: CGFloat.nan, height: 1), scale: 1) == nil)
    }

    /// A page of 20 by 10 with its left half red; the file has no table of contents, which the library makes up for.
    private let pdf = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<<>>>> endobj
        4 0 obj <</Length 22>> stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    @Test("The first page of a PDF file, on nothing", .enabled(if: PDFLibrary.shared != nil, "libpoppler-glib8 is not installed"))
    func page() throws {
        let picture = try VectorPicture(Data(pdf.utf8))
        #expect(picture.size == CGSize(width: 20, height: 10))
        let image = picture.image(size: picture.size, scale: 2)
        #expect(try pixel(image, 10, 10) == 0xFFFF_0000)
        #expect(try pixel(image, 30, 10) == 0)
    }

    @Test("What is damaged, empty or too large is no picture")
    func damaged() {
        let entities = (1...9).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
        let start = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
        let bomb = "<!DOCTYPE svg [<!ENTITY a0 'x'>\(entities)]>\(start)<text>&a9;</text></svg>"
        let deep = start + String(repeating: "<g>", count: 100_000) + "</svg>"
        for text in ["", "<svg", "text", bomb, deep, "%PDF-1.7"] {
            #expect(throws: VectorPicture.Failure.self) { try VectorPicture(Data(text.utf8)) }
        }
        #expect(throws: VectorPicture.Failure.self) { try VectorPicture(svg("")) }
        #expect(throws: VectorPicture.Failure.self) { try VectorPicture(svg("width='0' height='5'")) }
        #expect(throws: VectorPicture.Failure.self) { try VectorPicture(svg("width='100000' height='5'")) }
    }

    @Test("What cannot be read names the package that is missing")
    func messages() {
        let failure = VectorPicture.Failure.unreadable(format: "PDF", debianPackage: "libpoppler-glib8")
        #expect("\(failure)" == "to show PDF files, install the Debian package libpoppler-glib8")
        #expect(SharedLibrary("libnothing-of-the-kind.so.1") == nil)
    }
}

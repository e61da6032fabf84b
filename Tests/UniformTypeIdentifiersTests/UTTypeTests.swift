import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test("MO-113: types are found by extension, MIME type and identifier")
    func lookUp() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType("public.html") == .html)
        #expect(UTType("org.example.nothing") == nil)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("MO-113: an unknown extension gives a dynamic type that remembers it")
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "Shopping"))
        #expect(type.isDynamic)
        #expect(type.identifier.hasPrefix("dyn."))
        #expect(type.preferredFilenameExtension == "shopping")
        #expect(UTType(type.identifier) == type)
        #expect(type.conforms(to: .data))
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        #expect(UTType("dyn.forastero.fzz")?.preferredFilenameExtension == nil)
    }

    @Test("MO-114: a type conforms to all above it in the tree")
    func tree() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.plainText.conforms(to: .text))
        #expect(!UTType.text.conforms(to: .plainText))
        #expect(UTType.pdf.conforms(to: .compositeContent))
        #expect(UTType.folder.conforms(to: .directory))
        #expect(UTType.image.isSupertype(of: .gif))
        #expect(!UTType.image.isSubtype(of: .image))
        #expect(UTType.image.conforms(to: .image))
    }

    @Test("MO-115: a type has extensions and MIME types, the preferred one first")
    func tags() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
        #expect(UTType.item.preferredMIMEType == nil)
        #expect(UTType.png.localizedDescription == "PNG image")
    }

    @Test("MO-116: the older names and functions say the same")
    func olderNames() {
        #expect(kUTTypeImage as String == "public.image")
        #expect(kUTTypeMovie as String == UTType.movie.identifier)
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "mov", nil)?.takeRetainedValue()
        #expect(type == "com.apple.quicktime-movie")
        let mime = UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)?.takeRetainedValue()
        #expect(mime == "image/gif")
        #expect(UTTypeEqual("PUBLIC.PNG", kUTTypePNG))
    }
}

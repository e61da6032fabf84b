import Foundation
import Testing
import UIKitCore

/// Pictures that go through Foundation's archiver come back as they were.
struct ImageArchiveTests {
    private func copy(_ image: UIImage) throws -> UIImage {
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIImage)
    }

    @Test("Pixels, scale and orientation, and how a picture is shown")
    func pixels() throws {
        let pixels = try #require(UIImage.ofPixels(6, 4, .red).cgImage)
        let image = UIImage(cgImage: pixels, scale: 2, orientation: .left).withRenderingMode(.alwaysTemplate)
            .withTintColor(.systemBlue).imageFlippedForRightToLeftLayoutDirection()
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 1), resizingMode: .stretch)
            .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)).withBaselineOffset(fromBottom: 1)
        let copied = try copy(image)
        #expect(copied.size == CGSize(width: 2, height: 3))
        #expect(copied.scale == 2)
        #expect(copied.imageOrientation == .left)
        #expect(copied.renderingMode == .alwaysTemplate)
        #expect(copied.flipsForRightToLeftLayoutDirection)
        #expect(copied.capInsets == image.capInsets)
        #expect(copied.resizingMode == .stretch)
        #expect(copied.alignmentRectInsets == image.alignmentRectInsets)
        #expect(copied.baselineOffsetFromBottom == 1)
        #expect(copied.pngData() == image.pngData())
        #expect(copied.pngData() != nil)
    }

    @Test("A symbol by its name, in its size and weight")
    func symbols() throws {
        let plain = try #require(UIImage(systemName: "star"))
        #expect(try copy(plain) == plain && copy(plain).isSymbolImage)
        let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let large = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        let copied = try copy(large)
        #expect(copied.size == large.size)
        #expect(copied.symbolConfiguration == configuration)
        #expect(copied != plain)
    }

    @Test("An animation with its pictures")
    func animations() throws {
        let image = try #require(
            UIImage.animatedImage(with: [.ofPixels(2, 2, .red), .ofPixels(2, 2, .blue)], duration: 3))
        let copied = try copy(image)
        #expect(copied.images?.count == 2)
        #expect(copied.duration == 3)
        #expect(copied.images?.last?.pngData() == image.images?.last?.pngData())
    }

    @Test("An empty picture stays one; what is no picture is nil")
    func odd() throws {
        #expect(try copy(UIImage()).size == .zero)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode("nonsense" as NSString, forKey: "UISystemSymbolName")
        let symbol = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIImage(coder: symbol) == nil)
        let damaged = NSKeyedArchiver(requiringSecureCoding: false)
        damaged.encode(Data([1, 2, 3]) as NSData, forKey: "UIImageData")
        #expect(try UIImage(coder: NSKeyedUnarchiver(forReadingFrom: damaged.encodedData)) == nil)
    }
}

import CoreImage
import Testing
import UIKitGraphics

struct TransitionFilterTests {
    private let first = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 8))
    private let second = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 8))

    /// Red, green and blue of a pixel, counted from the bottom left.
    private func pixel(_ filter: CIFilter?, _ time: Double, _ x: Int, _ y: Int = 4) throws -> [Int] {
        filter?.setValue(first, forKey: kCIInputImageKey)
        filter?.setValue(second, forKey: kCIInputTargetImageKey)
        filter?.setValue(time, forKey: kCIInputTimeKey)
        let part = CGRect(x: x, y: y, width: 1, height: 1)
        let data = try #require(filter?.outputImage.flatMap { CIContext().createCGImage($0, from: part) }?.dataProvider?.data) as Data
        return [2, 1, 0].map { Int(data[$0]) }
    }

    @Test(
        "MO-18: each transition begins with one picture and ends with the other",
        arguments: CIFilter.filterNames(inCategory: kCICategoryTransition))
    func ends(_ name: String) throws {
        let filter = try #require(CIFilter(name: name))
        #expect(filter.outputImage == nil)
        for x in [0, 10, 19] {
            #expect(try pixel(filter, 0, x) == [255, 0, 0])
            #expect(try pixel(filter, -3, x) == [255, 0, 0])
            #expect(try pixel(filter, 1, x) == [0, 0, 255])
            #expect(try pixel(filter, 9, x) == [0, 0, 255])
        }
        #expect(filter.outputImage?.extent == first.extent)
    }

    @Test("In the middle of a dissolve there is half of each")
    func dissolve() throws {
        let middle = try pixel(CIFilter.dissolveTransition(), 0.5, 3)
        #expect(abs(middle[0] - 128) < 3 && abs(middle[2] - 128) < 3)
    }

    @Test("A swipe goes over the picture along its angle, with a coloured edge")
    func swipe() throws {
        let filter = CIFilter.swipeTransition()
        filter.extent = first.extent
        filter.width = 1
        #expect(try pixel(filter, 0.5, 2) == [0, 0, 255])
        #expect(try pixel(filter, 0.5, 17) == [255, 0, 0])
        filter.angle = .pi
        #expect(try pixel(filter, 0.5, 2) == [255, 0, 0])
        #expect(try pixel(filter, 0.5, 17) == [0, 0, 255])
        filter.width = 8
        filter.color = .green
        filter.opacity = 1
        #expect(try pixel(filter, 0.5, 10)[1] > 200)
        #expect(filter.targetImage === second && filter.time == 0.5)
    }

    @Test("A flash is brightest in the middle of its time, and begins at its centre")
    func flash() throws {
        let filter = CIFilter.flashTransition()
        (filter.extent, filter.center, filter.color) = (first.extent, CGPoint(x: 1, y: 4), .green)
        #expect(try pixel(filter, 0.5, 10) == [0, 255, 0])
        #expect(try pixel(filter, 0.25, 1)[1] > pixel(filter, 0.25, 19)[1] + 50)
        #expect(try pixel(filter, 0.25, 19)[0] > 100)
        #expect(try pixel(filter, 0.75, 19)[2] > 100)
    }
}

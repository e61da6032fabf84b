import CoreImage
import Testing
import UIKitGraphics

/// A picture of one colour.
private func square(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, side: CGFloat = 8) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
}

/// Red, green, blue and alpha of a pixel, counted from the bottom left.
private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let part = CGRect(x: x, y: y, width: 1, height: 1)
    let data = try #require(image.flatMap { CIContext().createCGImage($0, from: part) }?.dataProvider?.data) as Data
    return [data[2], data[1], data[0], data[3]]
}

private func filtered(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) -> CIImage? {
    let filter = CIFilter(name: name, parameters: values)
    filter?.setValue(image, forKey: kCIInputImageKey)
    return filter?.outputImage
}

struct CIFilterTests {
    @Test("MO-162: a name that is not known gives no filter")
    func names() {
        #expect(CIFilter(name: "CINoSuchThing") == nil)
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) { #expect(CIFilter(name: name)?.name == name) }
    }

    @Test("MO-162: a key that is not known stops the program")
    func keys() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CIFilter(name: "CISepiaTone")?.setValue(1, forKey: "inputRadius")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("not key value coding-compliant for the key inputRadius"))
    }

    @Test("MO-162: without a picture there is no result, and inputs have defaults")
    func defaults() {
        let filter = CIFilter(name: "CIGaussianBlur")
        #expect(filter?.outputImage == nil)
        #expect(filter?.value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(filter?.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    }

    @Test("MO-162: the origin is at the bottom left, and a context renders the part it is asked for")
    func origin() throws {
        let top = square(1, 0, 0).transformed(by: CGAffineTransform(translationX: 0, y: 8))
        let image = top.composited(over: square(0, 0, 1))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 8, height: 16))
        #expect(try pixel(image, 4, 1) == [0, 0, 255, 255])
        #expect(try pixel(image, 4, 12) == [255, 0, 0, 255])
        #expect(try pixel(image, 20, 1) == [0, 0, 0, 0])
    }

    @Test("MO-162: what has no end, or no pixel, cannot be rendered")
    func endless() {
        let context = CIContext()
        #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
        #expect(context.createCGImage(.empty(), from: .null) == nil)
        #expect(context.createCGImage(.empty(), from: CGRect(x: 0, y: 0, width: 1e9, height: 1e9)) == nil)
    }

    @Test("MO-164: a blur grows the extent by three radii, and keeps what is the same everywhere")
    func blur() throws {
        let image = square(0.2, 0.4, 0.6, side: 60)
        let blurred = try #require(filtered("CIGaussianBlur", image, [kCIInputRadiusKey: 4]))
        #expect(blurred.extent == CGRect(x: -12, y: -12, width: 84, height: 84))
        #expect(try pixel(blurred, 30, 30) == pixel(image, 30, 30))
        let edge = try pixel(blurred, 0, 30)[3]
        #expect((110...145).contains(edge), "\(edge)")
        #expect(try pixel(image.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: image.extent), 0, 0)[3] == 255)
    }

    @Test("MO-18: colours change as the filters say")
    func colors() throws {
        let image = square(0.5, 0.25, 0.75)
        #expect(try pixel(filtered("CIColorInvert", image), 1, 1) == [127, 191, 64, 255])
        let gray = try pixel(filtered("CIColorControls", image, [kCIInputSaturationKey: 0]), 1, 1)
        #expect(gray[0] == gray[1])
        #expect(gray[1] == gray[2])
        #expect(try pixel(filtered("CIPhotoEffectMono", image), 1, 1) == gray)
        #expect(try pixel(filtered("CISepiaTone", image, [kCIInputIntensityKey: 0]), 1, 1) == pixel(image, 1, 1))
        let sepia = try pixel(filtered("CISepiaTone", image), 1, 1)
        #expect(sepia[0] > sepia[1])
        #expect(sepia[1] > sepia[2])
        let brighter = try pixel(filtered("CIExposureAdjust", image, [kCIInputEVKey: 1]), 1, 1)
        #expect(brighter[0] == 176)
        let swapped = filtered(
            "CIColorMatrix", square(1, 0, 0),
            ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0)])
        #expect(try pixel(swapped, 1, 1) == [0, 0, 255, 255])
    }

    @Test("MO-18: squares of a picture get one colour")
    func pixels() throws {
        let half = square(1, 1, 1, side: 4).composited(over: square(0, 0, 0, side: 8))
        let result = filtered("CIPixellate", half, [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 0, y: 0)])
        #expect(try pixel(result, 1, 1) == pixel(result, 7, 7))
        #expect(try pixel(result, 1, 1)[0] == 64)
    }

    @Test("MO-18: pictures blend as in drawing")
    func blending() throws {
        let screen = filtered("CIScreenBlendMode", square(1, 0, 0), [kCIInputBackgroundImageKey: square(0, 0, 1)])
        #expect(try pixel(screen, 1, 1) == [255, 0, 255, 255])
        let mask = square(1, 1, 1, side: 4)
        let masked = filtered(
            "CIBlendWithMask", square(1, 0, 0), [kCIInputBackgroundImageKey: square(0, 0, 1), kCIInputMaskImageKey: mask])
        #expect(try pixel(masked, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(masked, 6, 6) == [0, 0, 255, 255])
    }

    @Test("MO-18: twirls and bumps leave what is beyond their radius", arguments: ["CITwirlDistortion", "CIBumpDistortion"])
    func distortion(name: String) throws {
        let image = square(1, 0, 0, side: 20).composited(over: square(0, 1, 0, side: 40))
        let result = filtered(name, image, [kCIInputCenterKey: CIVector(x: 20, y: 20), kCIInputRadiusKey: 15])
        #expect(result?.extent == image.extent)
        #expect(try pixel(result, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(result, 38, 38) == [0, 255, 0, 255])
    }

    @Test("MO-18: numbers of no value do no harm", arguments: [Double.nan, .infinity, -1e300, 1e300])
    func hostile(number: Double) throws {
        for name in ["CIGaussianBlur", "CIPixellate", "CIVignette", "CIUnsharpMask", "CIExposureAdjust", "CITwirlDistortion"] {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where key != kCIInputImageKey && key != kCIInputCenterKey { filter.setValue(number, forKey: key) }
            filter.setValue(square(1, 0, 0), forKey: kCIInputImageKey)
            _ = try pixel(filter.outputImage, 1, 1)
        }
    }

    @Test("MO-18: a vignette darkens the corners, not the middle")
    func vignette() throws {
        let image = filtered("CIVignette", square(1, 1, 1, side: 50), [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        #expect(try pixel(image, 25, 25)[0] == 255)
        #expect(try pixel(image, 0, 0)[0] < 150)
    }

    @Test("MO-163: a QR code has a pixel for each square, and a white margin of one")
    func code() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://example.org".utf8)
        filter.correctionLevel = "L"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        #expect(try pixel(image, 0, 0) == [255, 255, 255, 255])
        // The three corners with squares, and the one without.
        #expect(try [pixel(image, 1, 1)[0], pixel(image, 1, 25)[0], pixel(image, 25, 25)[0]] == [0, 0, 0])
        let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        for place in [10, 13, 19] { #expect(try pixel(large, place, 12) == [0, 0, 0, 255]) }
        #expect(try pixel(large, 9, 12) == [255, 255, 255, 255])
        let picture = UIImage(ciImage: large)
        #expect(picture.size == CGSize(width: 270, height: 270))
        #expect(picture.ciImage == nil)
        #expect(picture.cgImage != nil)
    }

    @Test("MO-162: the wheel of hues has red at the right and goes anticlockwise, white in the middle")
    func hues() throws {
        let wheel = CIFilter.hueSaturationValueGradient()
        (wheel.radius, wheel.value) = (50, 1)
        let image = try #require(wheel.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 100, height: 100))
        let (right, top, middle) = (try pixel(image, 98, 50), try pixel(image, 50, 98), try pixel(image, 50, 50))
        #expect(right[0] == 255 && right[1] < 12 && right[2] < 12 && right[3] == 255)
        // A quarter of the circle from red is between yellow and green.
        #expect(abs(Int(top[0]) - 128) < 12 && top[1] == 255 && top[2] < 12)
        #expect(middle[0] == 255 && middle[1] > 245 && middle[2] > 245)
        #expect(try pixel(image, 1, 1) == [0, 0, 0, 0])
        wheel.value = 0
        #expect(try pixel(wheel.outputImage, 98, 50) == [0, 0, 0, 255])
        for radius in [0, -1, Float.nan, .infinity, 1e9] {
            wheel.radius = radius
            #expect(wheel.outputImage == nil)
        }
    }

    @Test("MO-18: filters by function have their inputs as properties")
    func typed() throws {
        let gradient = CIFilter.radialGradient()
        gradient.center = CGPoint(x: 10, y: 10)
        gradient.radius0 = 2
        gradient.radius1 = 8
        #expect(try pixel(gradient.outputImage, 10, 10) == [255, 255, 255, 255])
        #expect(try pixel(gradient.outputImage, 19, 19) == [0, 0, 0, 255])
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = square(1, 0, 0)
        #expect(blur.radius == 10)
        #expect(blur.outputImage != nil)
    }

    @Test("The average, the greatest and the least of an area are one pixel")
    func reductions() throws {
        let right = square(0, 0, 1).transformed(by: CGAffineTransform(translationX: 4, y: 0))
        let image = right.composited(over: square(1, 0.5, 0))
        let area = CIVector(x: 0, y: 0, z: 8, w: 8)
        func result(_ name: String) throws -> [UInt8] { try pixel(filtered(name, image, [kCIInputExtentKey: area]), 0, 0) }
        #expect(try result("CIAreaAverage") == [128, 64, 128, 255])
        #expect(try result("CIAreaMaximum") == [255, 128, 255, 255])
        #expect(try result("CIAreaMinimum") == [0, 0, 0, 255])
        let average = CIFilter.areaAverage()
        average.inputImage = image
        average.extent = CGRect(x: 0, y: 0, width: 4, height: 8)
        #expect(average.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try pixel(average.outputImage, 0, 0) == [255, 128, 0, 255])
        average.extent = .null
        #expect(average.outputImage == nil)
        average.extent = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
        #expect(average.outputImage == nil)
    }
}

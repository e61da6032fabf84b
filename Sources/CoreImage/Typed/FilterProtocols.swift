public import CoreGraphics
public import Foundation

// The inputs of filters as properties of their kinds, which `import CoreImage.CIFilterBuiltins` brings on Apple's systems.
// apple: https://developer.apple.com/documentation/coreimage/processing-an-image-using-built-in-filters

/// A filter with properties.
public protocol CIFilterProtocol: AnyObject {
    /// The result of the filter; nil while an input is missing that it needs.
    var outputImage: CIImage? { get }
}

/// Blurs softly. The extent grows by three radii.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// The deviation in pixels, 300 at most. Default: 10.
    var radius: Float { get set }
}

/// Makes each pixel the mean of those around.
public protocol CIBoxBlur: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// In pixels, 1000 at most. Default: 10.
    var radius: Float { get set }
}

/// Makes edges stand out.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// How far edges are seen, in pixels. Default: 2.5.
    var radius: Float { get set }
    /// How strongly. Default: 0.5.
    var intensity: Float { get set }
}

/// Makes squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// A corner of a square, in pixels. Default: (150, 150).
    var center: CGPoint { get set }
    /// The side of a square in whole pixels, from 1 to 10,000. Default: 8.
    var scale: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// 0 is grey, 1 as it is. Default: 1.
    var saturation: Float { get set }
    /// The summand, from -1 to 1. Default: 0.
    var brightness: Float { get set }
    /// The factor of distances from the middle grey. Default: 1.
    var contrast: Float { get set }
}

/// Turns colours into their opposites.
public protocol CIColorInvert: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
}

/// Makes shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// That of white. Default: red 0.6, green 0.45, blue 0.3.
    var color: CIColor { get set }
    /// From 0, as it is, to 1. Default: 1.
    var intensity: Float { get set }
}

/// Mixes the components, as numbers of light without a curve.
public protocol CIColorMatrix: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// By what each component becomes red. Default: red alone.
    var rVector: CIVector { get set }
    /// By what each component becomes green. Default: green alone.
    var gVector: CIVector { get set }
    /// By what each component becomes blue. Default: blue alone.
    var bVector: CIVector { get set }
    /// By what each component becomes alpha. Default: alpha alone.
    var aVector: CIVector { get set }
    /// The summands of each. Default: none. Default: nothing.
    var biasVector: CIVector { get set }
}

/// Lets in more or less light.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// In stops, from -20 to 20: each doubles the light. Default: 0.
    var ev: Float { get set }
}

/// Raises brightness to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// Above 1 the picture becomes darker. Default: 1.
    var power: Float { get set }
}

/// Makes the browns of old photographs.
public protocol CISepiaTone: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// From 0, as it is, to 1. Default: 1.
    var intensity: Float { get set }
}

/// Darkens the corners.
public protocol CIVignette: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// How strongly. Default: 0.
    var intensity: Float { get set }
    /// How far in from the corners; more is farther. Default: 1.
    var radius: Float { get set }
}

/// Makes a code of squares, one pixel a square, that cameras read.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes that are read. Default: empty.
    var message: Data { get set }
    /// How much of it may be unreadable: `L`, `M`, `Q` or `H`, the most. Default: `M`.
    var correctionLevel: String { get set }
}

/// Goes from one colour to another, from the inside out. It has no end.
public protocol CIRadialGradient: CIFilterProtocol {
    /// In pixels. Default: (150, 150).
    var center: CGPoint { get set }
    /// Where it begins, in pixels. Default: 5.
    var radius0: Float { get set }
    /// Where it ends, in pixels. Default: 100.
    var radius1: Float { get set }
    /// Inside of it. Default: white.
    var color0: CIColor { get set }
    /// Outside of it. Default: black.
    var color1: CIColor { get set }
}

/// A disc of all hues and saturations of one brightness.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The brightness of all colours, from 0 to 1. Default: 1.
    var value: Float { get set }
    /// In pixels. Default: 300.
    var radius: Float { get set }
    /// Makes no difference: the edge is as soft as that of any shape. Default: 1.
    var softness: Float { get set }
    /// Makes no difference: it is painted without noise. Default: 1.
    var dither: Float { get set }
    /// Makes no difference: the colours are those of the device. Default: nil.
    var colorSpace: CGColorSpace? { get set }
}

/// Lets one picture through another by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// The picture where the mask is dark; nil is none. Default: nil.
    var backgroundImage: CIImage? { get set }
    /// Its brightness counts. Nil for no output. Default: nil.
    var maskImage: CIImage? { get set }
}

/// Lays one picture over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// The picture below; nil leaves the other as it is. Default: nil.
    var backgroundImage: CIImage? { get set }
}

/// Changes colours as a kind of film does.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
}

/// One pixel that says something of all pixels of an area: their average, or of each colour the greatest or the least.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// Nil for no output. Default: nil.
    var inputImage: CIImage? { get set }
    /// The area, in pixels; none for no output. Default: 640 × 80 at the origin.
    var extent: CGRect { get set }
}

/// The average of the pixels of an area.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// The greatest red, green, blue and alpha of an area, each by itself.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// The least red, green, blue and alpha of an area, each by itself.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

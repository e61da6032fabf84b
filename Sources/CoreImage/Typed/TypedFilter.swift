import CoreGraphics
import Foundation

/// A filter whose inputs are properties, whatever its kind: callers see those of their protocol.
final class TypedFilter: CIFilter, @unchecked Sendable,
    CIGaussianBlur, CIBoxBlur, CIUnsharpMask, CIPixellate, CIColorControls, CIColorInvert, CIColorMonochrome, CIColorMatrix,
    CIExposureAdjust, CIGammaAdjust, CISepiaTone, CIVignette, CIQRCodeGenerator, CIRadialGradient, CIHueSaturationValueGradient,
    CIBlendWithMask, CICompositeOperation,
    CIPhotoEffect, CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIDissolveTransition, CISwipeTransition, CIFlashTransition
{
    private var inputs: FilterInputs {
        FilterInputs(Dictionary(uniqueKeysWithValues: inputKeys.compactMap { key in value(forKey: key).map { (key, $0) } }))
    }

    convenience init(builtIn name: String) {
        self.init(name: name)!
    }

    var inputImage: CIImage? {
        get { inputs.image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var extent: CGRect {
        get { inputs.rect("inputExtent") ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var radius: Float {
        get { Float(inputs.number("inputRadius")) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var value: Float {
        get { Float(inputs.number("inputValue")) }
        set { setValue(newValue, forKey: "inputValue") }
    }
    var softness: Float {
        get { Float(inputs.number("inputSoftness")) }
        set { setValue(newValue, forKey: "inputSoftness") }
    }
    var dither: Float {
        get { Float(inputs.number("inputDither")) }
        set { setValue(newValue, forKey: "inputDither") }
    }
    var colorSpace: CGColorSpace? {
        get { inputs.colorSpace("inputColorSpace") }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }
    var intensity: Float {
        get { Float(inputs.number("inputIntensity")) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var center: CGPoint {
        get { inputs.vector("inputCenter")?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var scale: Float {
        get { Float(inputs.number("inputScale")) }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var saturation: Float {
        get { Float(inputs.number("inputSaturation")) }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { Float(inputs.number("inputBrightness")) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { Float(inputs.number("inputContrast")) }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var color: CIColor {
        get { inputs.color("inputColor") ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var rVector: CIVector {
        get { inputs.vector("inputRVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { inputs.vector("inputGVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { inputs.vector("inputBVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { inputs.vector("inputAVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { inputs.vector("inputBiasVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var ev: Float {
        get { Float(inputs.number("inputEV")) }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { Float(inputs.number("inputPower")) }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var message: Data {
        get { inputs.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { inputs.text("inputCorrectionLevel") ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var radius0: Float {
        get { Float(inputs.number("inputRadius0")) }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { Float(inputs.number("inputRadius1")) }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var color0: CIColor {
        get { inputs.color("inputColor0") ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { inputs.color("inputColor1") ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var backgroundImage: CIImage? {
        get { inputs.image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { inputs.image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { inputs.image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { Float(inputs.number("inputTime")) }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var angle: Float {
        get { Float(inputs.number("inputAngle")) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var width: Float {
        get { Float(inputs.number("inputWidth")) }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    var opacity: Float {
        get { Float(inputs.number("inputOpacity")) }
        set { setValue(newValue, forKey: "inputOpacity") }
    }
}

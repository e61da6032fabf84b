// Filters by functions, with their inputs as properties.

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter(builtIn: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter(builtIn: "CIBoxBlur") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter(builtIn: "CIUnsharpMask") }
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter(builtIn: "CIPixellate") }
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter(builtIn: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter(builtIn: "CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter(builtIn: "CIColorMonochrome") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter(builtIn: "CIColorMatrix") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter(builtIn: "CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter(builtIn: "CIGammaAdjust") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter(builtIn: "CISepiaTone") }
    public class func vignette() -> any CIFilter & CIVignette { TypedFilter(builtIn: "CIVignette") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter(builtIn: "CIQRCodeGenerator") }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter(builtIn: "CIRadialGradient") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter(builtIn: "CIBlendWithMask") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter(builtIn: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter(builtIn: "CIPhotoEffectNoir") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceOverCompositing") }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceInCompositing") }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceOutCompositing") }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceAtopCompositing") }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIMultiplyBlendMode") }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIMultiplyCompositing") }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIScreenBlendMode") }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIOverlayBlendMode") }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIDarkenBlendMode") }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CILightenBlendMode") }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorDodgeBlendMode") }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorBurnBlendMode") }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISoftLightBlendMode") }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIHardLightBlendMode") }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIDifferenceBlendMode") }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIExclusionBlendMode") }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIHueBlendMode") }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISaturationBlendMode") }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorBlendMode") }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CILuminosityBlendMode") }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIAdditionCompositing") }
}

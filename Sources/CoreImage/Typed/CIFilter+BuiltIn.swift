// Filters by functions, with their inputs as properties.

extension CIFilter {
    /// Radius 10.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter(builtIn: "CIGaussianBlur") }
    /// Radius 10.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter(builtIn: "CIBoxBlur") }
    /// Radius 2.5, intensity 0.5.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter(builtIn: "CIUnsharpMask") }
    /// Squares of 8 pixels about (150, 150).
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter(builtIn: "CIPixellate") }
    /// Changes nothing as it is.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter(builtIn: "CIColorControls") }
    /// Nothing can be set but the picture.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter(builtIn: "CIColorInvert") }
    /// A brown, at full strength.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter(builtIn: "CIColorMonochrome") }
    /// Changes nothing as it is.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter(builtIn: "CIColorMatrix") }
    /// 0 stops.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter(builtIn: "CIExposureAdjust") }
    /// Power 1.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter(builtIn: "CIGammaAdjust") }
    /// Full strength.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter(builtIn: "CISepiaTone") }
    /// Intensity 0, radius 1.
    public class func vignette() -> any CIFilter & CIVignette { TypedFilter(builtIn: "CIVignette") }
    /// The area is 640 × 80 pixels.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter(builtIn: "CIAreaAverage") }
    /// The area is 640 × 80 pixels.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { TypedFilter(builtIn: "CIAreaMaximum") }
    /// The area is 640 × 80 pixels.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { TypedFilter(builtIn: "CIAreaMinimum") }
    /// No message yet, correction level M.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter(builtIn: "CIQRCodeGenerator") }
    /// From white at 5 pixels to black at 100, about (150, 150).
    public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter(builtIn: "CIRadialGradient") }
    /// Full brightness, 300 pixels from the middle to the edge.
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        TypedFilter(builtIn: "CIHueSaturationValueGradient")
    }
    /// No mask yet, without which there is no output.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter(builtIn: "CIBlendWithMask") }
    /// Grey.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter(builtIn: "CIPhotoEffectMono") }
    /// Grey with more contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter(builtIn: "CIPhotoEffectNoir") }
    /// The picture over the background.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceOverCompositing") }
    /// The picture, as far as there is a background.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceInCompositing") }
    /// The picture, as far as there is no background.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceOutCompositing") }
    /// The picture over the background, within that.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISourceAtopCompositing") }
    /// See ``CGBlendMode/multiply``.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIMultiplyBlendMode") }
    /// See ``CGBlendMode/multiply``.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIMultiplyCompositing") }
    /// See ``CGBlendMode/screen``.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIScreenBlendMode") }
    /// See ``CGBlendMode/overlay``.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIOverlayBlendMode") }
    /// See ``CGBlendMode/darken``.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIDarkenBlendMode") }
    /// See ``CGBlendMode/lighten``.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CILightenBlendMode") }
    /// See ``CGBlendMode/colorDodge``.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorDodgeBlendMode") }
    /// See ``CGBlendMode/colorBurn``.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorBurnBlendMode") }
    /// See ``CGBlendMode/softLight``.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISoftLightBlendMode") }
    /// See ``CGBlendMode/hardLight``.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIHardLightBlendMode") }
    /// See ``CGBlendMode/difference``.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIDifferenceBlendMode") }
    /// See ``CGBlendMode/exclusion``.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIExclusionBlendMode") }
    /// See ``CGBlendMode/hue``.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIHueBlendMode") }
    /// See ``CGBlendMode/saturation``.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CISaturationBlendMode") }
    /// See ``CGBlendMode/color``.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIColorBlendMode") }
    /// See ``CGBlendMode/luminosity``.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CILuminosityBlendMode") }
    /// See ``CGBlendMode/plusLighter``.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtIn: "CIAdditionCompositing") }
    /// From one picture to another, mixed.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { TypedFilter(builtIn: "CIDissolveTransition") }
    /// To the right, with an edge of 300 pixels without a colour.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { TypedFilter(builtIn: "CISwipeTransition") }
    /// From (150, 150), in a warm white.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { TypedFilter(builtIn: "CIFlashTransition") }
}

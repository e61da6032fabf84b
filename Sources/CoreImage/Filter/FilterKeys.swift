// The names of what filters take and give.
// apple: https://developer.apple.com/documentation/coreimage/filter-parameter-keys

/// A ``CIImage`` that lies below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// A ``CIImage`` to work on.
public let kCIInputImageKey = "inputImage"
/// A number from 0 to 1, how far a transition is.
public let kCIInputTimeKey = "inputTime"
/// A ``CIImage`` of distances. No filter here takes it.
public let kCIInputDepthImageKey = "inputDepthImage"
/// A transform of the plane.
public let kCIInputTransformKey = "inputTransform"
/// A number: the side of squares, or a factor.
public let kCIInputScaleKey = "inputScale"
/// A number: the width by the height, beside what they are.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A ``CIVector`` with a point of the plane, in pixels.
public let kCIInputCenterKey = "inputCenter"
/// A number of pixels.
public let kCIInputRadiusKey = "inputRadius"
/// A number of radians.
public let kCIInputAngleKey = "inputAngle"
/// A number, how strongly light is bent. No filter here takes it.
public let kCIInputRefractionKey = "inputRefraction"
/// A number of pixels.
public let kCIInputWidthKey = "inputWidth"
/// A number, how sharp. No filter here takes it.
public let kCIInputSharpnessKey = "inputSharpness"
/// A number, how strongly, from 0 to 1 mostly.
public let kCIInputIntensityKey = "inputIntensity"
/// A number of stops of a camera.
public let kCIInputEVKey = "inputEV"
/// A number: 0 is grey, 1 as it is.
public let kCIInputSaturationKey = "inputSaturation"
/// A ``CIColor``.
public let kCIInputColorKey = "inputColor"
/// A number that is added, from -1 to 1.
public let kCIInputBrightnessKey = "inputBrightness"
/// A number that distances from the middle grey are multiplied with.
public let kCIInputContrastKey = "inputContrast"
/// A ``CIVector`` with a matrix of weights. No filter here takes it.
public let kCIInputWeightsKey = "inputWeights"
/// A ``CIImage`` with colours in a row. No filter here takes it.
public let kCIInputGradientImageKey = "inputGradientImage"
/// A ``CIImage`` whose bright parts let the picture through.
public let kCIInputMaskImageKey = "inputMaskImage"
/// A ``CIImage`` of light and shade. No filter here takes it.
public let kCIInputShadingImageKey = "inputShadingImage"
/// A ``CIImage`` that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// A ``CIVector`` with a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// A ``CIImage``: what the filter makes.
public let kCIOutputImageKey = "outputImage"

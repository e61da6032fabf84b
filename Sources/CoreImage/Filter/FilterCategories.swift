// What filters are sorted by.
// apple: https://developer.apple.com/documentation/coreimage/filter-category-keys

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryStylize = "CICategoryStylize"

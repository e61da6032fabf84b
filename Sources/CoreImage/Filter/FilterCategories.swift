// The categories of filters.
// apple: https://developer.apple.com/documentation/coreimage/filter-category-keys

/// Filters that mix pixels with their neighbours.
public let kCICategoryBlur = "CICategoryBlur"
/// All filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters that change colours by measure.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colours to an effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that lay one picture over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that move pixels about.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that need no picture.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that move, turn and scale.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that go from one colour to another.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that say something of all pixels of an area.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that make edges stand out.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters for pictures that stand: all.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters that lead from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that make a picture look like another kind of picture.
public let kCICategoryStylize = "CICategoryStylize"

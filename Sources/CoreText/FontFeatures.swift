// The numbers by which font descriptors ask for what a font can do. Those that fonts here understand; a descriptor with another one is
// shown without it.
// apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey

// MARK: Width of digits

/// How wide digits are.
public let kNumberSpacingType = 6
/// All digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// Each digit is as wide as its shape.
public let kProportionalNumbersSelector = 1

// MARK: Fractions

/// How numbers with a slash between them look.
public let kFractionsType = 11
/// As they are written.
public let kNoFractionsSelector = 0
/// As one sign, its line slanted.
public let kDiagonalFractionsSelector = 2

// MARK: Zero

/// Small differences of single signs.
public let kTypographicExtrasType = 14
/// Zero has a line through it.
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5

// MARK: Height of digits

/// How high digits are.
public let kNumberCaseType = 21
/// Some hang below the line, as small letters do.
public let kLowerCaseNumbersSelector = 0
/// All are as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Small capitals

/// How small letters look.
public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
/// As small capitals.
public let kLowerCaseSmallCapsSelector = 1

/// How capitals look.
public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
/// As small capitals.
public let kUpperCaseSmallCapsSelector = 1

// MARK: Stylistic sets

/// Sets of other shapes that a font brings along, each with a number that switches it on.
public let kStylisticAlternativesType = 35
public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltTwentyOnSelector = 40

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

// MARK: Position

/// Smaller signs above or below the line.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Above it.
public let kSuperiorsSelector = 1
/// Below it.
public let kInferiorsSelector = 2
/// Letters above the line behind a number.
public let kOrdinalsSelector = 3
/// Just below the line, as in formulas of chemistry.
public let kScientificInferiorsSelector = 4

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

// MARK: Shapes that depend on the signs beside them

/// Other shapes where a font finds them to fit better. The system font has none.
public let kContextualAlternatesType = 36
/// A font's own choice.
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
/// With long strokes.
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
/// With long strokes where there is room.
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Stylistic sets

/// Sets of other shapes that a font brings along, each with a number that switches it on.
public let kStylisticAlternativesType = 35
public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

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
/// As one sign, its line lying.
public let kVerticalFractionsSelector = 1
/// As one sign, its line slanted.
public let kDiagonalFractionsSelector = 2

// MARK: Zero

/// Small differences of single signs.
public let kTypographicExtrasType = 14
/// Zero has a line through it.
public let kSlashedZeroOnSelector = 4
/// Zero is plain.
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
/// As they are.
public let kDefaultLowerCaseSelector = 0
/// As small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// As capitals of the height of small letters.
public let kLowerCasePetiteCapsSelector = 2

/// How capitals look.
public let kUpperCaseType = 38
/// As they are.
public let kDefaultUpperCaseSelector = 0
/// As small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// As high as small letters.
public let kUpperCasePetiteCapsSelector = 2

// MARK: Shapes that depend on the signs beside them

/// Other shapes where a font finds them to fit better. The system font has none.
public let kContextualAlternatesType = 36
/// A font's own choice.
public let kContextualAlternatesOnSelector = 0
/// Ordinary shapes.
public let kContextualAlternatesOffSelector = 1
/// With long strokes.
public let kSwashAlternatesOnSelector = 2
/// Ordinary strokes.
public let kSwashAlternatesOffSelector = 3
/// With long strokes where there is room.
public let kContextualSwashAlternatesOnSelector = 4
/// Ordinary strokes.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Shapes for several letters

/// Common shapes for letters such as "fi".
public let kLigaturesType = 1
/// Those that are usual.
public let kCommonLigaturesOnSelector = 2
/// Each letter has its own shape.
public let kCommonLigaturesOffSelector = 3
/// Those for few texts.
public let kRareLigaturesOnSelector = 4
/// Only those that are usual.
public let kRareLigaturesOffSelector = 5
/// Those of old books.
public let kHistoricalLigaturesOnSelector = 20
/// Only those of today.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Lines of capitals

/// Shapes for headings.
public let kStyleOptionsType = 19
/// As in other text.
public let kNoStyleOptionsSelector = 0
/// Capitals for lines that are set large.
public let kTitlingCapsSelector = 4

/// How signs stand between capitals.
public let kCaseSensitiveLayoutType = 33
/// As high as capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// As between small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// With more room between capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// With the usual room.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Stylistic sets

/// Sets of other shapes that a font brings along, each with a number that switches it on.
public let kStylisticAlternativesType = 35
/// None of the sets.
public let kNoStylisticAlternatesSelector = 0
/// Shapes of stylistic set 1 (`ss01`).
public let kStylisticAltOneOnSelector = 2
/// Ordinary shapes in place of stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Shapes of stylistic set 2 (`ss02`).
public let kStylisticAltTwoOnSelector = 4
/// Ordinary shapes in place of stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Shapes of stylistic set 3 (`ss03`).
public let kStylisticAltThreeOnSelector = 6
/// Ordinary shapes in place of stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Shapes of stylistic set 4 (`ss04`).
public let kStylisticAltFourOnSelector = 8
/// Ordinary shapes in place of stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Shapes of stylistic set 5 (`ss05`).
public let kStylisticAltFiveOnSelector = 10
/// Ordinary shapes in place of stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Shapes of stylistic set 6 (`ss06`).
public let kStylisticAltSixOnSelector = 12
/// Ordinary shapes in place of stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Shapes of stylistic set 7 (`ss07`).
public let kStylisticAltSevenOnSelector = 14
/// Ordinary shapes in place of stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// Shapes of stylistic set 8 (`ss08`).
public let kStylisticAltEightOnSelector = 16
/// Ordinary shapes in place of stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// Shapes of stylistic set 9 (`ss09`).
public let kStylisticAltNineOnSelector = 18
/// Ordinary shapes in place of stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// Shapes of stylistic set 10 (`ss10`).
public let kStylisticAltTenOnSelector = 20
/// Ordinary shapes in place of stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// Shapes of stylistic set 11 (`ss11`).
public let kStylisticAltElevenOnSelector = 22
/// Ordinary shapes in place of stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// Shapes of stylistic set 12 (`ss12`).
public let kStylisticAltTwelveOnSelector = 24
/// Ordinary shapes in place of stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Shapes of stylistic set 13 (`ss13`).
public let kStylisticAltThirteenOnSelector = 26
/// Ordinary shapes in place of stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Shapes of stylistic set 14 (`ss14`).
public let kStylisticAltFourteenOnSelector = 28
/// Ordinary shapes in place of stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Shapes of stylistic set 15 (`ss15`).
public let kStylisticAltFifteenOnSelector = 30
/// Ordinary shapes in place of stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Shapes of stylistic set 16 (`ss16`).
public let kStylisticAltSixteenOnSelector = 32
/// Ordinary shapes in place of stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Shapes of stylistic set 17 (`ss17`).
public let kStylisticAltSeventeenOnSelector = 34
/// Ordinary shapes in place of stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Shapes of stylistic set 18 (`ss18`).
public let kStylisticAltEighteenOnSelector = 36
/// Ordinary shapes in place of stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Shapes of stylistic set 19 (`ss19`).
public let kStylisticAltNineteenOnSelector = 38
/// Ordinary shapes in place of stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Shapes of stylistic set 20 (`ss20`).
public let kStylisticAltTwentyOnSelector = 40
/// Ordinary shapes in place of stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

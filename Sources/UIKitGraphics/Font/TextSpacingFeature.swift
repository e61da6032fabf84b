// The numbers by which font descriptors ask for glyphs of one width. Fonts here have no such glyphs; a descriptor with them is shown without.
// apple: https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey

/// How wide letters are.
public let kTextSpacingType = 22
/// Each letter is as wide as its shape.
public let kProportionalTextSelector = 0
/// All letters are equally wide.
public let kMonospacedTextSelector = 1

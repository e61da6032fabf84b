public import CoreText

// The casts between both kinds of fonts, which are one kind on Apple's systems; the translator calls these.

/// A font of Core Text as one of views, of the same face and size.
public func _objcFont(_ font: CTFont) -> UIFont { UIFont(font.textFont.description) }
/// The font itself.
public func _objcFont(_ font: UIFont) -> UIFont { font }
/// A font of views as one of Core Text, of the same face and size.
public func _objcCoreTextFont(_ font: UIFont) -> CTFont { CTFont(font.textFont) }
/// The font itself.
public func _objcCoreTextFont(_ font: CTFont) -> CTFont { font }

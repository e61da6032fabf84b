public import CoreText

// The casts between both kinds of fonts, which are one kind on Apple's systems; the translator calls these.

/// A font of Core Text as one of views: itself if it is one, else one of the same face and size.
public func _objcFont(_ font: CTFont) -> UIFont { font as? UIFont ?? UIFont(font.textFont.description) }
/// The font itself.
public func _objcFont(_ font: UIFont) -> UIFont { font }
/// The font itself, which is one of Core Text.
public func _objcCoreTextFont(_ font: CTFont) -> CTFont { font }

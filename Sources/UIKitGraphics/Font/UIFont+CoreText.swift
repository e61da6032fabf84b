public import CoreText

/// A font of Core Text as one of views; the same object if it is one already.
public func _objcFont(_ font: CTFont) -> UIFont { font as? UIFont ?? UIFont(font.textFont.description) }

// Values below views: geometry, colours, fonts, text, pictures and their catalogues, drawing, traits, and what Info.plist says.
@_exported public import DeveloperToolsSupport
@_exported public import QuartzCore

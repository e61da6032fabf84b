/// How a colour that is painted meets the colours already there.
// apple: https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
    /// The source covers the target.
    case normal = 0
    /// Both are multiplied: never lighter than either.
    case multiply = 1
    /// Both are multiplied upside down: never darker than either.
    case screen = 2
    /// Multiplies where it is dark below, screens where it is light.
    case overlay = 3
    /// The darker of both, for each component.
    case darken = 4
    /// The lighter of both, for each component.
    case lighten = 5
    /// Lightens what is there, the more the lighter what is drawn.
    case colorDodge = 6
    /// Darkens what is there, the more the darker what is drawn.
    case colorBurn = 7
    /// Darkens or lightens softly, by what is drawn.
    case softLight = 8
    /// Multiplies or screens, by what is drawn.
    case hardLight = 9
    /// The difference of both.
    case difference = 10
    /// Like ``difference``, with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// Hue and saturation of what is drawn.
    case color = 14
    /// The brightness of what is drawn.
    case luminosity = 15
    /// Nothing is left.
    case clear = 16
    /// The source alone, transparency included.
    case copy = 17
    /// The source, as far as there is a target.
    case sourceIn = 18
    /// The source, as far as there is no target.
    case sourceOut = 19
    /// The source over the target, within the target.
    case sourceAtop = 20
    /// The source goes below the target.
    case destinationOver = 21
    /// The target, as far as there is a source.
    case destinationIn = 22
    /// The target, as far as there is no source.
    case destinationOut = 23
    /// The target over the source, within the source.
    case destinationAtop = 24
    /// The parts where only one of both is.
    case xor = 25
    /// The sum of both, less white: darker.
    case plusDarker = 26
    /// The sum of both, up to white.
    case plusLighter = 27
}

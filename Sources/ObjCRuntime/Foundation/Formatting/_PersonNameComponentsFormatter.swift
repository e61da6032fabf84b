public import Foundation

/// `PersonNameComponentsFormatter`, which corelibs Foundation lacks: writes names of people in the order of the language they are written in.
///
/// Not safe to change on one thread while another one formats.
// apple: https://developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    // apple: https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.enum
    public enum Style: Int, Sendable {
        /// As ``medium``.
        case `default` = 0
        /// What friends say: the nickname, or else the given name.
        case short
        /// Given and family name.
        case medium
        /// All parts.
        case long
        /// The initials.
        case abbreviated
    }

    /// Says how the parts are to be read.
    // apple: https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/options
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The parts of the phonetic representation are written.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// Default: ``Style/default``.
    open var style = Style.default
    /// Default: false.
    open var isPhonetic = false
    /// Default: the user's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text that a formatter with the given style writes.
    // apple: https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/localizedstring(from:style:options:)
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = [])
        -> String
    {
        let formatter = _PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The text for a name.
    // apple: https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/string(from:)
    open func string(from components: PersonNameComponents) -> String {
        guard !isPhonetic else { return components.phoneticRepresentation.map { text($0) } ?? "" }
        return text(components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private func text(_ name: PersonNameComponents) -> String {
        let isFamilyFirst = writesFamilyFirst(name)
        // Between characters that are words there are no spaces.
        let separator = isFamilyFirst && Self.hasIdeographs(name) ? "" : " "
        func joined(_ parts: [String?], _ separator: String) -> String {
            parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
        }
        switch style {
        case .short:
            let parts = [name.nickname, name.givenName, name.familyName].compactMap(\.self)
            return parts.first { !$0.isEmpty } ?? ""
        case .default, .medium:
            return joined(isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName], separator)
        case .long:
            let (given, middle, family) = (name.givenName, name.middleName, name.familyName)
            let parts = isFamilyFirst ? [family, given, middle] : [given, middle, family]
            return joined([name.namePrefix] + parts + [name.nameSuffix], separator)
        case .abbreviated:
            let parts = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
            return joined(parts.map { $0.flatMap { $0.first.map { String($0).uppercased() } } }, "")
        }
    }

    private func writesFamilyFirst(_ name: PersonNameComponents) -> Bool {
        let language = (locale ?? .current).language.languageCode?.identifier
        return Self.hasIdeographs(name) || ["zh", "ja", "ko", "hu", "vi"].contains(language)
    }

    /// The script of a name goes before the user's language.
    private static func hasIdeographs(_ name: PersonNameComponents) -> Bool {
        [name.familyName, name.givenName].contains { text in
            text?.unicodeScalars.contains { $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value) } == true
        }
    }
}

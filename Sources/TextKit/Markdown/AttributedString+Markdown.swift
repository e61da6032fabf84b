import Foundation

// Foundation leaves these out on Linux.

extension AttributedString {
    /// How Markdown is read.
    // apple: https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// All of it. Blocks are marked by ``PresentationIntent``; nothing separates them in the text.
            case full
            /// Emphasis, links and the like, and no blocks. Line ends become spaces.
            case inlineOnly
            /// The same, and spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// The reaction to text that cannot be read. Every text can.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// True if `^[text](name: value)` is read. Here it is kept as written, in either case. Default: false.
        public var allowsExtendedAttributes: Bool
        /// Default: all.
        public var interpretedSyntax: InterpretedSyntax
        /// Default: an error.
        public var failurePolicy: FailurePolicy
        /// The language of the text, as in "en". Kept, and without an effect. Default: nil.
        public var languageCode: String?

        /// Options; each has its default where it is not named.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Text in Markdown: that of CommonMark, with tables and struck text.
    /// - Parameter baseURL: what addresses of links and pictures are relative to. Default: nil, they stay as they are.
    // apple: https://developer.apple.com/documentation/foundation/attributedstring
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = MarkdownReader(options, baseURL: baseURL).read(markdown)
    }

    /// The same in UTF-8; what is none becomes U+FFFD.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The same from a file.
    /// - Throws: an error of Foundation when the file cannot be read.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The same; Markdown gives attributes of Foundation's scope only, whichever is named.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The same; Markdown gives attributes of Foundation's scope only, whichever is named.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// Text in Markdown; see `AttributedString`.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// The same in UTF-8; what is none becomes U+FFFD.
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// The same from a file.
    /// - Throws: an error of Foundation when the file cannot be read.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}

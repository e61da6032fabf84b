/// Turns sources written for iOS into sources that a compiler without Objective-C accepts.
///
/// Works in memory and never writes a file. No edit moves a line, so every position the compiler names is one of the original.
public struct Translator: Sendable {
    public let options: TranslationOptions
    let dependencies: [ModuleIndex]

    /// - Parameter dependencies: the indexes of all modules that the sources may see, directly or through others.
    public init(options: TranslationOptions, dependencies: [ModuleIndex]) {
        self.options = options
        self.dependencies = dependencies
    }
}

/// Makes another colour of the one that a configuration would show.
// apple: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Sendable {
    /// From the colour that would be shown to the one that is.
    public let transform: @Sendable (UIColor) -> UIColor
    /// The identity that copies have in common: functions cannot be compared.
    package let identity = Identity()

    /// A transformer that calls a closure.
    @preconcurrency
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that becomes of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    package final class Identity: Sendable {}

    /// The grey of the same brightness. Dynamic colours stay dynamic.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let rgba = color.resolvedCGColor(with: traits).sRGBComponents ?? (0, 0, 0, 1)
            return UIColor(white: 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue, alpha: rgba.alpha)
        }
    }
}

import Foundation
internal import TextEngine

/// The settings of features in the dictionaries of descriptors.
enum FontFeatureSettings {
    /// The features among the settings of a descriptor; what is not known is left out.
    static func read(_ settings: Any?) -> FontDescription.Features {
        var features: FontDescription.Features = []
        for setting in settings as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
            guard let type = AttributeNumber.read(setting[.type]), let selector = AttributeNumber.read(setting[.selector]) else { continue }
            guard let type = Int(exactly: type), let selector = Int(exactly: selector) else { continue }
            features.formUnion(FontFeatureTable.features(FontFeatureTable.Setting(type: type, selector: selector)))
        }
        return features
    }

    static func make(_ features: FontDescription.Features) -> [[UIFontDescriptor.FeatureKey: Int]] {
        FontFeatureTable.settings(of: features).map { [.type: $0.type, .selector: $0.selector] }
    }
}

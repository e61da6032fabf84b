import Foundation

/// The `Contents.json` of a set in an asset catalog.
struct AssetFile: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    /// For which traits a picture or a colour is.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Picture: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
    }

    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }
        struct Center: Decodable {
            var mode: String?
        }
        var capInsets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case capInsets = "cap-insets"
            case center
        }
    }

    struct Color: Decodable {
        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }
        }
        var color: Value?
        var idiom: String?
        var appearances: [Appearance]?
    }

    var properties: Properties?
    var images: [Picture]?
    var colors: [Color]?

    /// Nil where there is no file, or one that cannot be read.
    static func read(_ folder: String) -> AssetFile? {
        FileManager.default.contents(atPath: folder + "/Contents.json").flatMap { try? JSONDecoder().decode(AssetFile.self, from: $0) }
    }
}

extension [AssetFile.Appearance] {
    var isDark: Bool { contains { $0.appearance == "luminosity" && $0.value == "dark" } }
    var isHighContrast: Bool { contains { $0.appearance == "contrast" && $0.value == "high" } }
}

@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// A picture of a name with all its variants, of a set in a catalog or of files beside each other. Each is read when it is needed first.
final class NamedImage: Sendable {
    struct Variant: Sendable {
        var conditions: AssetConditions
        var path: String
        var slicing: AssetSlicing?
        /// In pixels of the file.
        var alignment = UIEdgeInsets.zero
    }

    private struct Key: Hashable {
        var path: String
        /// For what has no pixels of its own.
        var scale: CGFloat
    }

    let name: String
    let variants: [Variant]
    private let renderingMode: UIImage.RenderingMode
    private let preservesVectors: Bool
    private let flipsForRightToLeft: Bool
    private let images = Mutex<[Key: UIImage]>([:])

    private static let vectorExtensions: Set<String> = ["svg", "pdf"]

    init(name: String, set: AssetLibrary.FoundSet) {
        self.name = name
        variants = set.contents.files.map {
            Variant(conditions: $0.conditions, path: set.folder + "/" + $0.name, slicing: $0.slicing, alignment: $0.alignment)
        }
        switch set.contents.renderingIntent {
        case .template: renderingMode = .alwaysTemplate
        case .original: renderingMode = .alwaysOriginal
        case nil: renderingMode = .automatic
        }
        preservesVectors = set.contents.preservesVectors
        // A picture for one direction only is mirrored in the other one.
        flipsForRightToLeft = !variants.isEmpty && variants.allSatisfy { $0.conditions.direction == .leftToRight }
    }

    init(name: String, files: [ImageFile]) {
        self.name = name
        variants = files.map { Variant(conditions: AssetConditions(idiom: $0.device, scale: $0.scale), path: $0.path) }
        renderingMode = .automatic
        preservesVectors = false
        flipsForRightToLeft = false
    }

    /// True if there may be another picture for other traits.
    var hasVariants: Bool { variants.count > 1 || variants.contains { Self.isVector($0.path) } }

    /// The picture that suits best of those that can be read; nil where none can.
    func image(for query: AssetQuery) -> UIImage? {
        for variant in variants.ordered(by: { $0.conditions.rank(for: query) }) {
            let key = Key(path: variant.path, scale: Self.isVector(variant.path) ? query.scale : 0)
            if let known = images.withLock({ $0[key] }) { return known }
            guard let image = load(variant, query) else { continue }
            images.withLock { $0[key] = image }
            return image
        }
        return nil
    }

    /// Lets go of the pixels. Files are read anew when they are asked for.
    func removeAll() { images.withLock { $0 = [:] } }

    // MARK: Private

    private static func isVector(_ path: String) -> Bool { vectorExtensions.contains((path as NSString).pathExtension.lowercased()) }

    private func load(_ variant: Variant, _ query: AssetQuery) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: variant.path) else {
            report(variant, "the file is missing or cannot be read")
            return nil
        }
        guard let image = Self.isVector(variant.path) ? drawn(data, variant, query) : decoded(data, variant) else { return nil }
        return image.variant { content in
            content.stretching = variant.slicing.map { ImageStretching($0, scale: content.scale) }
            content.renderingMode = renderingMode
            content.flipsForRightToLeft = flipsForRightToLeft
            content.alignmentInsets = variant.alignment / content.scale
            content.configuration = UIImage.Configuration(traitCollection: variant.conditions.traits(scale: content.scale))
        }
    }

    private func decoded(_ data: Data, _ variant: Variant) -> UIImage? {
        guard let image = UIImage(data: data, scale: variant.conditions.scale ?? 1) else {
            report(variant, "this is no picture that can be read")
            return nil
        }
        return image
    }

    private func drawn(_ data: Data, _ variant: Variant, _ query: AssetQuery) -> UIImage? {
        do {
            let vector = try VectorPicture(data)
            guard let pixels = vector.image(size: vector.size, scale: query.scale) else {
                report(variant, "the picture is too large to be drawn")
                return nil
            }
            return UIImage(ImageContent(pixels: pixels, scale: query.scale, vector: preservesVectors ? vector : nil))
        } catch {
            report(variant, "\(error)")
            return nil
        }
    }

    private func report(_ variant: Variant, _ reason: String) {
        ResourceReport.tell("UIImage(named: \"\(name)\"): \(variant.path): \(reason).")
    }
}

extension ImageStretching {
    /// Cap insets are in pixels there.
    fileprivate init(_ slicing: AssetSlicing, scale: CGFloat) {
        self.init(
            caps: slicing.caps / scale, mode: slicing.isTiled ? .tile : .stretch, centerWidth: slicing.centerWidth.map { $0 / scale },
            centerHeight: slicing.centerHeight.map { $0 / scale })
    }
}

private func / (insets: UIEdgeInsets, scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale, right: insets.right / scale)
}

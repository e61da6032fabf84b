import Foundation

extension AssetFile {
    /// The picture that suits the traits best; nil where no file can be read.
    func image(in folder: String, traits: UITraitCollection) -> UIImage? {
        let candidates = (images ?? []).filter { $0.filename != nil }
        // Of two that suit alike, the first.
        let best = candidates.min { $0.distance(from: traits) < $1.distance(from: traits) }
        guard let picture = best, let name = picture.filename,
            let data = FileManager.default.contents(atPath: folder + "/" + name),
            let image = UIImage(data: data, scale: picture.pixelsPerPoint)
        else { return nil }
        return image.variant { content in
            content.stretching = picture.resizing?.stretching(scale: picture.pixelsPerPoint)
            switch properties?.templateRenderingIntent {
            case "template": content.renderingMode = .alwaysTemplate
            case "original": content.renderingMode = .alwaysOriginal
            default: break
            }
        }
    }
}

extension AssetFile.Picture {
    var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

    /// How badly the picture suits; what matters most counts most.
    fileprivate func distance(from traits: UITraitCollection) -> CGFloat {
        var distance: CGFloat = 0
        let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        if idiom != device { distance += idiom == nil || idiom == "universal" ? 10 : 1000 }
        if (appearances ?? []).isDark != (traits.userInterfaceStyle == .dark) { distance += 100 }
        let difference = pixelsPerPoint - max(traits.displayScale, 1)
        return distance + (difference >= 0 ? difference : 4 - difference)
    }
}

extension AssetFile.Resizing {
    /// Cap insets are in pixels there.
    fileprivate func stretching(scale: CGFloat) -> ImageStretching? {
        guard let capInsets else { return nil }
        func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
        let caps = UIEdgeInsets(
            top: points(capInsets.top), left: points(capInsets.left), bottom: points(capInsets.bottom), right: points(capInsets.right))
        return ImageStretching(caps: caps, mode: center?.mode == "stretch" ? .stretch : .tile)
    }
}

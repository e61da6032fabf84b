import Foundation

/// A file name of a picture, with what its end says: `Name@2x~iphone.png`.
struct ImageFile: Equatable {
    /// Without scale, device and extension, but with its folder.
    var stem: String
    var scale: CGFloat = 1
    /// True if the name says for which scale the file is.
    var isForOneScale = false
    /// `iphone` or `ipad`; nil for all devices.
    var device: String?
    var fileExtension: String

    init(path: String) {
        let ns = path as NSString
        fileExtension = ns.pathExtension
        var stem = ns.deletingPathExtension
        for device in ["iphone", "ipad"] where stem.hasSuffix("~" + device) {
            stem = String(stem.dropLast(device.count + 1))
            self.device = device
        }
        for scale in 1...3 where stem.hasSuffix("@\(scale)x") {
            stem = String(stem.dropLast(3))
            self.scale = CGFloat(scale)
            isForOneScale = true
        }
        self.stem = stem
    }

    var path: String {
        stem + (isForOneScale ? "@\(Int(scale))x" : "") + (device.map { "~" + $0 } ?? "")
            + (fileExtension.isEmpty ? "" : "." + fileExtension)
    }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// All files that may stand for this one.
    var allVariants: [ImageFile] {
        ["iphone", "ipad"].reduce(into: variants(scale: 1)) { found, device in
            found += variants(scale: 1, device: device).filter { $0.device == device && self.device == nil }
        }
    }

    /// The files that may stand for this one, the best first: those for the screen's scale, then larger ones, then smaller ones.
    func variants(scale wanted: CGFloat, device: String? = nil) -> [ImageFile] {
        guard !isForOneScale else { return [self] }
        let wanted = min(max(Int(wanted.rounded(.up)), 1), 3)
        let scales = Array(wanted...3) + (1..<wanted).reversed()
        let devices: [String?] = self.device == nil && device != nil ? [device, nil] : [self.device]
        return scales.flatMap { scale in
            devices.flatMap { device in
                // A plain name is for one pixel per point.
                (scale == 1 ? [true, false] : [true]).map { hasSuffix in
                    var file = self
                    file.scale = CGFloat(scale)
                    file.isForOneScale = hasSuffix
                    file.device = device
                    return file
                }
            }
        }
    }
}

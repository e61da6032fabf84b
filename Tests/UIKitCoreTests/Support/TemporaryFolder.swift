import Foundation
import Testing
import UIKitCore

/// A folder that goes with the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/pictures-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The folder as a bundle.
    var bundle: Bundle { get throws { try #require(Bundle(path: path)) } }

    func path(_ name: String) -> String { path + "/" + name }

    func write(_ data: Data, to name: String) throws {
        let folder = (path(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path(name)))
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// A picture of one colour.
    func writePicture(_ name: String, _ width: Int, _ height: Int, _ color: UIColor = .red) throws {
        try write(try #require(UIImage.ofPixels(width, height, color).pngData()), to: name)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}

extension UIImage {
    /// A picture of one colour, one pixel per point.
    static func ofPixels(_ width: Int, _ height: Int, _ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

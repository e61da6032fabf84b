import Foundation
import TestFiles
import Testing
import UIKitCore

extension TemporaryFolder {
    /// Makes the file of a picture of one colour.
    func writePicture(_ name: String, _ width: Int, _ height: Int, _ color: UIColor = .red) throws {
        try write(try #require(UIImage.ofPixels(width, height, color).pngData()), to: name)
    }
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

import TestFiles
import UIKit

@testable import UIKitSharing

/// A folder of three pictures: red and wide, green and high, blue; and a file that is none.
@MainActor
struct Pictures {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let sizes = [("red", UIColor.red, CGSize(width: 40, height: 20)), ("green", .green, CGSize(width: 20, height: 40))]
        for (name, color, size) in sizes + [("blue", .blue, CGSize(width: 30, height: 30))] {
            try Self.picture(color, size).write(to: url.appendingPathComponent("\(name).png"))
        }
        try Data("no picture".utf8).write(to: url.appendingPathComponent("damaged.png"))
        try Data("text".utf8).write(to: url.appendingPathComponent("text.txt"))
    }

    var url: URL { URL(fileURLWithPath: folder.path) }

    private static func picture(_ color: UIColor, _ size: CGSize) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

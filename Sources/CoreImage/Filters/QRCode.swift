import CoreGraphics
internal import DeviceNotice
import Foundation

/// A code of black and white squares, made by the library qrencode where it is installed.
struct QRCode {
    /// A pixel for each square, and one white one around all (MO-163).
    let image: CIImage

    /// The answer of the library; further fields follow.
    private struct Symbol {
        var version: Int32
        var width: Int32
        var data: UnsafeMutablePointer<UInt8>?
    }
    private typealias Encode = @convention(c) (Int32, UnsafePointer<UInt8>?, Int32, Int32) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Nil for more than a code can hold, and without the library.
    init?(_ message: Data, correctionLevel: String) {
        guard let library = SharedLibrary("libqrencode.so.4"), let encode = library.function("QRcode_encodeData", as: Encode.self),
            let free = library.function("QRcode_free", as: Free.self)
        else {
            DeviceNotice.say("No QR code can be made without the Debian package libqrencode4.")
            return nil
        }
        let level = Int32(["L", "M", "Q", "H"].firstIndex(of: correctionLevel) ?? 1)
        let bytes = Array(message)
        guard !bytes.isEmpty, bytes.count < 3000, let code = encode(Int32(bytes.count), bytes, 0, level) else { return nil }
        defer { free(code) }
        let symbol = code.load(as: Symbol.self)
        guard let data = symbol.data else { return nil }
        let side = Int(symbol.width)
        image = Self.image(side, dark: (0..<side * side).map { data[$0] & 1 == 1 })
    }

    private static func image(_ side: Int, dark: [Bool]) -> CIImage {
        let extent = CGRect(x: 0, y: 0, width: side + 2, height: side + 2)
        let recipe = ImageRecipe(extent: extent) { tile in
            tile.draw { context in
                context.setShouldAntialias(false)
                context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
                context.fill(extent)
                context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
                for place in dark.indices where dark[place] {
                    context.fill(CGRect(x: place % side + 1, y: side - place / side, width: 1, height: 1))
                }
            }
        }
        // The squares stay squares when apps make them larger.
        return CIImage(recipe, isSmooth: false)
    }
}

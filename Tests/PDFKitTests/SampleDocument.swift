import Foundation
import UIKit

@testable import PDFKit

/// Documents to be read.
enum SampleDocument {
    /// Three pages: two of 200 by 300 points, one of 300 by 200. The first has a text of two lines, a link to the third page and one to an address, and
    /// a rectangle as an annotation. There is an outline of two rows.
    static let data = document([
        "<</Type/Catalog/Pages 2 0 R/Outlines 10 0 R>>",
        "<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]>>",
        page(200, 300, "7 0 R", "/Annots[13 0 R 14 0 R 15 0 R]"), page(200, 300, "8 0 R"), page(300, 200, "9 0 R"),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        text("BT /F 20 Tf 20 240 Td (Hello World) Tj 0 -40 Td (second line) Tj ET"), text("BT /F 20 Tf 20 240 Td (world again) Tj ET"),
        text("1 0 0 rg 0 0 150 200 re f"),
        "<</Type/Outlines/First 11 0 R/Last 11 0 R/Count 2>>",
        "<</Title(Chapter)/Parent 10 0 R/First 12 0 R/Last 12 0 R/Count 1/Dest[3 0 R/XYZ 10 290 null]>>",
        "<</Title(Part)/Parent 11 0 R/Dest[5 0 R/XYZ 20 150 2]>>",
        "<</Type/Annot/Subtype/Link/Rect[20 20 80 40]/Dest[5 0 R/Fit]>>",
        "<</Type/Annot/Subtype/Link/Rect[100 20 180 40]/A<</S/URI/URI(https://example.org/)>>>>",
        "<</Type/Annot/Subtype/Square/Rect[20 60 80 100]/C[0 0 1]/Contents(a note)/F 4>>",
    ])

    /// Each entry's first child is the first entry again.
    static let endlessOutline = document([
        "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>", "<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>",
        "<</Title(one)/Parent 4 0 R/First 6 0 R/Last 6 0 R/Next 5 0 R>>", "<</Title(two)/Parent 5 0 R/First 5 0 R/Last 5 0 R/Next 6 0 R>>",
    ])

    /// Two pages that lead to each other as their children.
    static let endlessPages = document([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1000000000/Kids[3 0 R 2 0 R]>>", "<</Type/Pages/Count 9/Kids[2 0 R 3 0 R]>>",
    ])

    /// Two pages; "sesame" opens it for reading, "master" for everything.
    static let locked = Data(
        base64Encoded: """
            JVBERi0xLjMKJeLjz9MKMSAwIG9iago8PAovUHJvZHVjZXIgPDE4MjhlNjdiZGY+Cj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcw
            ovQ291bnQgMgovS2lkcyBbIDQgMCBSIDUgMCBSIF0KPj4KZW5kb2JqCjMgMCBvYmoKPDwKL1R5cGUgL0NhdGFsb2cKL1BhZ2VzIDIgMCBSCj4+
            CmVuZG9iago0IDAgb2JqCjw8Ci9UeXBlIC9QYWdlCi9SZXNvdXJjZXMgPDwKPj4KL01lZGlhQm94IFsgMC4wIDAuMCA2MCA0MCBdCi9QYXJlbn
            QgMiAwIFIKPj4KZW5kb2JqCjUgMCBvYmoKPDwKL1R5cGUgL1BhZ2UKL1Jlc291cmNlcyA8PAo+PgovTWVkaWFCb3ggWyAwLjAgMC4wIDYwIDQw
            IF0KL1BhcmVudCAyIDAgUgo+PgplbmRvYmoKNiAwIG9iago8PAovViAyCi9SIDMKL0xlbmd0aCAxMjgKL1AgNAovRmlsdGVyIC9TdGFuZGFyZA
            ovTyA8MTgxM2UxMTc1M2I5MjY2NzYxOWYyNjc5MjI3YzlkYTVjNzVjMDVjNWNmMDUzYjFlNGFmNTI5ODE1NWExYjM5OD4KL1UgPDRkN2E2OTQx
            ZWU3YTE2YzQ1OWRmYjllNWJjNTFiODNiMjhiZjRlNWU0ZTc1OGE0MTY0MDA0ZTU2ZmZmYTAxMDg+Cj4+CmVuZG9iagp4cmVmCjAgNwowMDAwMD
            AwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDA1OSAwMDAwMCBuIAowMDAwMDAwMTI0IDAwMDAwIG4gCjAwMDAwMDAx
            NzMgMDAwMDAgbiAKMDAwMDAwMDI2NSAwMDAwMCBuIAowMDAwMDAwMzU3IDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgNwovUm9vdCAzIDAgUg
            ovSW5mbyAxIDAgUgovSUQgWyA8YTM3ZDUyNjA3OWY3MGMyZmFjMmI3OWVlNjk0Njc1NTc+IDxhMzdkNTI2MDc5ZjcwYzJmYWMyYjc5ZWU2OTQ2
            NzU1Nz4gXQovRW5jcnlwdCA2IDAgUgo+PgpzdGFydHhyZWYKNTYzCiUlRU9GCg==
            """, options: .ignoreUnknownCharacters)!

    /// Pages of one size.
    static func plain(_ count: Int, size: CGSize = CGSize(width: 200, height: 300)) -> PDFDocument {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
            for number in 0..<count {
                context.beginPage()
                ("page \(number)" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            }
        }
        return PDFDocument(data: data)!
    }

    private static func page(_ width: Int, _ height: Int, _ content: String, _ more: String = "") -> String {
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents \(content)/Resources<</Font<</F 6 0 R>>>>\(more)>>"
    }

    private static func text(_ commands: String) -> String { "<</Length \(commands.utf8.count)>>stream\n\(commands)\nendstream" }

    /// - Parameter objects: numbered from 1 on; the first is the catalogue.
    private static func document(_ objects: [String]) -> Data {
        var (file, places): (String, [Int]) = ("%PDF-1.4\n", [])
        for (index, object) in objects.enumerated() {
            places.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = file.utf8.count
        file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places { file += String(format: "%010d 00000 n \n", place) }
        return Data((file + "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
    }
}

extension UIImage {
    /// Red, green and blue at a point, from 0 to 255.
    func color(at x: Int, _ y: Int) -> [Int] { pixels(CGRect(x: x, y: y, width: 1, height: 1)).first ?? [] }

    /// Red, green and blue of the points of a rectangle, from 0 to 255.
    func pixels(_ rect: CGRect) -> [[Int]] {
        guard let image = cgImage,
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
            let pixels = context.data?.assumingMemoryBound(to: UInt8.self)
        else { return [] }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return (Int(rect.minY)..<Int(rect.maxY)).flatMap { y in
            (Int(rect.minX)..<Int(rect.maxX)).map { x in
                let place = Int(CGFloat(y) * scale) * context.bytesPerRow + Int(CGFloat(x) * scale) * 4
                return (0..<3).map { Int(pixels[place + $0]) }
            }
        }
    }
}

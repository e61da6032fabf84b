internal import DesktopServices
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A sheet of paper.
// apple: https://developer.apple.com/documentation/uikit/uiprintpaper
@preconcurrency @MainActor @objcMembers open class UIPrintPaper: UIObject {
    /// In points of 1/72 inch, as the sheet lies.
    public let paperSize: CGSize
    /// The part of the sheet that the printer reaches, its origin at the upper left.
    public let printableRect: CGRect

    init(size: CGSize, printable: CGRect) {
        (paperSize, printableRect) = (size, printable)
        super.init()
    }

    /// A sheet that the desktop offers.
    convenience init(_ sheet: PrintSheet) {
        let (width, height, margins) = (sheet.width, sheet.height, sheet.margins)
        let upright = UIEdgeInsets(
            top: margins.top.points, left: margins.left.points, bottom: margins.bottom.points, right: margins.right.points)
        // On its side, the sheet's left edge is above, and its lower one at the left.
        let edges =
            sheet.isLandscape ? UIEdgeInsets(top: upright.left, left: upright.bottom, bottom: upright.right, right: upright.top) : upright
        let size =
            sheet.isLandscape
            ? CGSize(width: height.points, height: width.points) : CGSize(width: width.points, height: height.points)
        self.init(size: size, printable: CGRect(origin: .zero, size: size).inset(by: edges))
    }

    /// The smallest of several sheets on which a page has room as it lies; the largest where none has room for it.
    // apple: https://developer.apple.com/documentation/uikit/uiprintpaper/bestpaper(forpagesize:withpapersfrom:)
    @objc(bestPaperForPageSize:withPapersFromArray:)
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        guard let largest = paperList.max(by: { $0.area < $1.area }) else {
            return UIPrintPaper(PrintSheet.a4)
        }
        return paperList.filter { $0.hasRoom(for: contentSize) }.min { $0.area < $1.area } ?? largest
    }

    private var area: CGFloat { paperSize.width * paperSize.height }

    private func hasRoom(for size: CGSize) -> Bool { printableRect.width >= size.width && printableRect.height >= size.height }
}

extension Double {
    /// Millimetres in points of 1/72 inch.
    fileprivate var points: CGFloat { self * 72 / 25.4 }
}

import Foundation
internal import TextEngine

extension NSTextLayoutFragment {
    /// The room of an attachment, from the upper left corner of the frame; zero where there is none.
    public func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let index = (location as? StorageLocation)?.position, NSLocationInRange(index, characters),
            let line = placedLines.first(where: { NSLocationInRange(index, $0.range) }),
            let box = line.fragment.box(at: index - line.layoutStart)
        else { return .zero }
        let origin = placedLines.reduce(CGRect.null) { $0.union($1.rect) }.origin
        let (x, y) = (line.caretX(at: index), line.baseline - box.ascent)
        return CGRect(x: x - origin.x, y: y - origin.y, width: box.width, height: box.ascent + box.descent)
    }
}

import Foundation

extension TableLayout {
    /// Where a header or footer of a plain table stands while what is between two positions is on screen.
    ///
    /// A header stays at the top while its section is there, until the section's end pushes it away; a footer stays at the bottom.
    func stuckRect(of position: EdgePosition, between top: CGFloat, and bottom: CGFloat) -> CGRect {
        var rect = self.rect(of: position)
        let section = self.rect(ofSection: position.section)
        switch position.edge {
        case .header:
            let lowest = max(section.maxY - rect.height, rect.minY)
            rect.origin.y = min(max(rect.minY, top), lowest)
        case .footer:
            let header = sections[position.section].header
            let highest = min(section.minY + header.total, rect.minY)
            rect.origin.y = max(min(rect.minY, bottom - rect.height), highest)
        }
        return rect
    }
}

import Foundation

/// Where the parts of a list cell stand, in points. Worked out for reading from left to right, and turned round at the end.
struct ListCellLayout: Equatable {
    /// Something before or behind the content.
    struct Part: Equatable {
        var size: CGSize
        /// How wide the room is in whose middle it stands.
        var width: CGFloat
    }

    struct Context: Equatable {
        var size: CGSize
        /// Free at both ends of the cell.
        var sideInset: CGFloat
        var leading: [Part] = []
        var trailing: [Part] = []
        var indentation: CGFloat = 0
        /// True if parts before the content are indented with it.
        var indentsParts = true
        var slide: CGFloat = 0
        var hairline: CGFloat = 0.5
        var isRightToLeft = false
    }

    private(set) var content = CGRect.zero
    private(set) var leading: [CGRect] = []
    private(set) var trailing: [CGRect] = []

    init(_ context: Context, gap: CGFloat, leadingGap: CGFloat) {
        let height = context.size.height
        var left = context.sideInset + (context.indentsParts ? context.indentation : 0)
        for (index, part) in context.leading.enumerated() {
            if index > 0 { left += leadingGap }
            leading.append(Self.frame(of: part, x: left, in: height))
            left += part.width
        }
        // The content has margins of its own.
        var start = context.leading.isEmpty ? 0 : left
        if context.leading.isEmpty || !context.indentsParts { start += context.indentation }

        var right = context.size.width - context.sideInset
        for (index, part) in context.trailing.reversed().enumerated() {
            if index > 0 { right -= gap }
            right -= part.width
            trailing.insert(Self.frame(of: part, x: right, in: height), at: 0)
        }
        let end = context.trailing.isEmpty ? context.size.width : right
        content = CGRect(x: start, y: 0, width: max(end - start, 0), height: height)
        finish(context)
    }

    private static func frame(of part: Part, x: CGFloat, in height: CGFloat) -> CGRect {
        CGRect(
            x: x + (part.width - part.size.width) / 2, y: (height - part.size.height) / 2, width: part.size.width,
            height: part.size.height)
    }

    private mutating func finish(_ context: Context) {
        func finished(_ frame: CGRect) -> CGRect {
            var frame = frame
            if context.isRightToLeft { frame.origin.x = context.size.width - frame.maxX }
            frame.origin.x += context.slide
            guard context.hairline > 0 else { return frame }
            frame.origin.x = (frame.minX / context.hairline).rounded() * context.hairline
            frame.origin.y = (frame.minY / context.hairline).rounded() * context.hairline
            return frame
        }
        content = finished(content)
        leading = leading.map(finished)
        trailing = trailing.map(finished)
    }
}

import Foundation
internal import TextEngine

/// Makes the lines of one piece of text.
struct PieceTypesetter {
    let manager: NSLayoutManager
    let storage: NSTextStorage
    let piece: TextPiece
    /// The piece's first position, and its length with what ends it.
    let start: Int
    let length: Int
    let isFirst: Bool
    let generation: Int

    var textLength: Int { length - piece.terminator }

    /// The text from an offset on, ready to be laid out in a width.
    ///
    /// - Parameter limit: How much of it.
    func styledText(from offset: Int, limit: Int = .max, in container: NSTextContainer, mark: String = "") -> StyledText {
        let range = NSRange(location: start + offset, length: min(textLength - offset, limit))
        var runs: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)] = []
        func add(_ attributes: [NSAttributedString.Key: Any], _ run: NSRange) {
            var style = ParagraphStyle(attributes, defaults: .ofLayouts)
            if offset > 0 || !piece.startsParagraph { style.firstLineHeadIndent = style.headIndent }
            let length = run.length
            let isAttachment = length > 0 && attributes[.attachment] != nil && storage.unit(at: run.location) == 0xFFFC
            let look = TextAttributes(geometryOf: attributes, defaults: .ofLayouts)
            let replaced = length > 0 ? manager.replacedRoom(in: run, attributes, in: container) : [:]
            guard isAttachment || !replaced.isEmpty else { return runs.append((length, look, style)) }
            // A character with room of its own stands alone.
            let attachment = isAttachment ? attributes[.attachment] as? TextAttachmentBase : nil
            var plain = 0
            for index in 0..<length {
                guard let room = replaced[index] ?? attachment.map({ box(of: $0, at: run.location + index, in: container) }) else {
                    plain += 1
                    continue
                }
                if plain > 0 { runs.append((plain, look, style)) }
                plain = 0
                var own = look
                own.inlineBox = room
                runs.append((1, own, style))
            }
            if plain > 0 { runs.append((plain, look, style)) }
        }
        if range.length == 0 {
            add(manager.attributes(ofEmptyTextAt: range.location), range)
        } else {
            storage.forEachStretch(in: range) { attributes, run in add(attributes, run) }
        }
        var text = storage.text(in: range)
        if !mark.isEmpty, let last = runs.last {
            runs.append((mark.utf16.count, last.attributes, last.paragraphStyle))
            text += mark
        }
        return StyledText(text, runs: runs)
    }

    private func box(of attachment: TextAttachmentBase, at index: Int, in container: NSTextContainer) -> InlineBox {
        let line = CGRect(x: 0, y: 0, width: container.lineWidth, height: 0)
        let bounds =
            manager.attachmentBounds?(attachment, index, container, line)
            ?? attachment.attachmentBounds(
                for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        return InlineBox(width: bounds.width + 2 * attachment.usablePadding, ascent: bounds.maxY, descent: -bounds.minY)
    }

    func textContainer(width: CGFloat) -> TextContainer {
        var container = TextContainer(width: max(width, 1))
        container.keepsCutParagraphsOnOneLine = true
        container.usesFontLeading = manager.usesFontLeading
        return container
    }

    // MARK: Without regard to other pieces

    /// All lines, one below the other, counted from the top of the piece.
    ///
    /// - Parameter top: Where the piece stands, as far as that is known.
    func stacked(top: CGFloat) -> PieceLayout {
        guard let container = manager.textContainers.first else { return PieceLayout(generation: generation, isFirst: isFirst) }
        let padding = container.lineFragmentPadding
        let width = container.room.width
        let text = styledText(from: 0, in: container)
        let layout = TextLayout(text, in: textContainer(width: width - 2 * padding))
        var result = PieceLayout(generation: generation, isFirst: isFirst)
        var y: CGFloat = 0
        let stage = LineStage(typesetter: self, container: container, containerIndex: 0, style: text.runs[0].paragraphStyle)
        for index in layout.lines.indices {
            let room = CGRect(x: 0, y: top + y, width: container.lineWidth, height: 0)
            var fragment = stage.fragment(layout, line: index, from: 0, in: room, hasLimit: width.isFinite)
            fragment.rect.origin.y -= top
            fragment.usedRect.origin.y -= top
            y = fragment.rect.maxY
            result.add(fragment)
        }
        result.height = y
        return result
    }
}

extension PieceLayout {
    mutating func add(_ fragment: LineFragment) {
        usedLeft = fragments.isEmpty ? fragment.usedRect.minX : min(usedLeft, fragment.usedRect.minX)
        usedRight = max(usedRight, fragment.usedRect.maxX)
        fragments.append(fragment)
    }
}

extension TextDefaults {
    /// Those of text that a layout manager shows.
    static var ofLayouts: TextDefaults { ofStrings }
}

import Foundation
internal import TextEngine

/// The numbers of a run where C functions can point to them.
final class RunMemory: @unchecked Sendable {
    let glyphs: UnsafeMutablePointer<CGGlyph>
    let positions: UnsafeMutablePointer<CGPoint>
    let advances: UnsafeMutablePointer<CGSize>
    let stringIndices: UnsafeMutablePointer<CFIndex>
    private let count: Int

    init(_ run: [GlyphRun.Glyph], raised: CGFloat, _ indices: LineIndices) {
        count = run.count
        glyphs = Self.memory(run.map { CGGlyph(exactly: $0.number) ?? 0 })
        positions = Self.memory(run.map { CGPoint(x: $0.origin.x, y: $0.origin.y + raised) })
        advances = Self.memory(run.map { CGSize(width: $0.advance, height: 0) })
        stringIndices = Self.memory(run.map { indices.position($0.position) })
    }

    deinit {
        glyphs.deallocate()
        positions.deallocate()
        advances.deallocate()
        stringIndices.deallocate()
    }

    private static func memory<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
        memory.initialize(from: elements, count: elements.count)
        return memory
    }
}

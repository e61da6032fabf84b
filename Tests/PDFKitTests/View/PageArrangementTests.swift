import Testing
import UIKit

@testable import PDFKit

struct PageArrangementTests {
    private let sizes = [CGSize(width: 100, height: 200), CGSize(width: 60, height: 100), CGSize(width: 100, height: 200)]

    private func arrange(current: Int = 0, _ change: (inout PageArrangement.Manner) -> Void = { _ in }) -> PageArrangement {
        var manner = PageArrangement.Manner(margins: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        change(&manner)
        return PageArrangement(sizes, manner, current: current)
    }

    @Test("Pages go down in a row, each in the middle, with their margins")
    func down() {
        let pages = arrange()
        #expect(pages.size == CGSize(width: 106, height: 512))
        #expect(pages.frames[0] == CGRect(x: 2, y: 1, width: 100, height: 200))
        #expect(pages.frames[1] == CGRect(x: 22, y: 205, width: 60, height: 100))
        #expect(pages.frames[2] == CGRect(x: 2, y: 309, width: 100, height: 200))
    }

    @Test("Or to the right, from the right if that is wished for")
    func across() {
        #expect(arrange { $0.direction = .horizontal }.frames[1] == CGRect(x: 108, y: 51, width: 60, height: 100))
        let fromRight = arrange { ($0.direction, $0.isFromRight) = (.horizontal, true) }
        #expect(fromRight.frames[2]?.minX == 2 && fromRight.frames[0]?.minX == 174)
    }

    @Test("Two lie side by side; the first of a book alone")
    func pairs() {
        let pairs = arrange { $0.mode = .twoUpContinuous }
        #expect(pairs.frames[0]?.minX == 2 && pairs.frames[1] == CGRect(x: 108, y: 51, width: 60, height: 100))
        #expect(pairs.frames[2]?.minY == 205)
        let book = arrange { ($0.mode, $0.isBook) = (.twoUpContinuous, true) }
        #expect(book.frames[0]?.midX == book.size.width / 2 - 1 && book.frames[1]?.minY == book.frames[2].map { $0.minY + 50 })
        #expect(arrange { ($0.mode, $0.isFromRight) = (.twoUp, true) }.frames[1]?.minX == 2)
    }

    @Test("One page, or two, are shown alone")
    func single() {
        #expect(Array(arrange(current: 1) { $0.mode = .singlePage }.frames.keys) == [1])
        #expect(arrange(current: 1) { $0.mode = .twoUp }.frames.keys.sorted() == [0, 1])
        #expect(Array(arrange(current: 2) { $0.mode = .twoUp }.frames.keys) == [2])
        #expect(Array(arrange(current: 99) { $0.mode = .singlePage }.frames.keys) == [2])
        #expect(PageArrangement([], PageArrangement.Manner(), current: 0).size == .zero)
    }

    @Test("Each page has a place as large as the view")
    func paged() {
        let pages = arrange {
            ($0.isPaged, $0.direction, $0.place, $0.margins) = (true, .horizontal, CGSize(width: 300, height: 400), .zero)
        }
        #expect(pages.size == CGSize(width: 900, height: 400))
        #expect(pages.frames[0] == CGRect(x: 50, y: 0, width: 200, height: 400))
        #expect(pages.frames[1] == CGRect(x: 330, y: 0, width: 240, height: 400))
    }

    @Test("The page of which most is in sight is the main one; the nearest to a point is found")
    func finding() {
        let pages = arrange()
        #expect(pages.mainPage(in: CGRect(x: 0, y: 0, width: 106, height: 250)) == 0)
        #expect(pages.mainPage(in: CGRect(x: 0, y: 190, width: 106, height: 120)) == 1)
        #expect(pages.mainPage(in: CGRect(x: 0, y: 900, width: 10, height: 10)) == nil)
        #expect(pages.pages(in: CGRect(x: 0, y: 190, width: 106, height: 20)) == [0, 1])
        #expect(pages.nearestPage(to: CGPoint(x: 50, y: 900)) == 2)
    }
}

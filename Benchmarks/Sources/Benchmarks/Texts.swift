import References
import UIKit

/// A text of a million characters in a layout manager, on a page of 390×844 points.
enum Texts {
    @MainActor static let benchmarks = [
        Benchmark(name: "opening a text of 1,000,000 characters to its first page", unit: "ms", limit: 100) {
            median { open(text).seconds * 1000 }
        },
        Benchmark(name: "key in the middle of 1,000,000 characters", budget: 2000, rounds: 200) { keys(in: text) },
        Benchmark(name: "key in a line of 1,000,000 characters", budget: 2000, rounds: 50) {
            keys(in: String(repeating: "word ", count: 200_000))
        },
        Benchmark(name: "restyling a word in 1,000,000 characters", budget: 2000, rounds: 500) {
            let page = open(text).page
            return { rounds in
                for round in 0..<rounds {
                    let place = round * 1789 % 990_000
                    let color = round.isMultiple(of: 2) ? UIColor.red : .blue
                    page.storage.addAttribute(.foregroundColor, value: color, range: NSRange(location: place, length: 5))
                    _ = page.manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
                }
            }
        },
        Benchmark(name: "replacing 10,000 finds in 1,000,000 characters", unit: "ms", limit: 200) {
            median {
                let page = open(text).page
                return time { page.replaceFinds() } * 1000
            }
        },
    ]

    private static let paragraph = "The quick brown fox jumps over the lazy dog, and then it runs back into the wood where it lives.\n"
    static let text = String(repeating: paragraph, count: 1_000_000 / paragraph.utf16.count)

    @MainActor
    private struct Page {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 390, height: 0))

        init(_ text: String) {
            storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            manager.allowsNonContiguousLayout = true
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            show()
        }

        func show() { manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 390, height: 844), in: container) }

        func replaceFinds() {
            let length = Texts.paragraph.utf16.count
            storage.beginEditing()
            for index in (0..<10_000).reversed() {
                storage.replaceCharacters(in: NSRange(location: index * length + 4, length: 5), with: "slow")
            }
            storage.endEditing()
            show()
        }
    }

    /// A letter is typed, and deleted by the next key: the text stays as long as it is.
    @MainActor
    private static func keys(in text: String) -> Benchmark.Work {
        let page = open(text).page
        return { rounds in
            for round in 0..<rounds {
                let place = 500_000 + round / 2 % 100
                let isTyped = round.isMultiple(of: 2)
                page.storage.replaceCharacters(in: NSRange(location: place, length: isTyped ? 0 : 1), with: isTyped ? "a" : "")
                _ = page.manager.boundingRect(forGlyphRange: NSRange(location: place, length: 0), in: page.container)
                _ = page.manager.usedRect(for: page.container)
            }
        }
    }

    @MainActor
    private static func open(_ text: String) -> (page: Page, seconds: Double) {
        let start = reference_processor_time()
        let page = Page(text)
        return (page, reference_processor_time() - start)
    }

    @MainActor
    private static func median(_ measure: () -> Double) -> Double { (0..<5).map { _ in measure() }.sorted()[2] }

    @MainActor
    private static func time(_ work: () -> Void) -> Double {
        let start = reference_processor_time()
        work()
        return reference_processor_time() - start
    }
}

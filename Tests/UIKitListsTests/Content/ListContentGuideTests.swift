import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

/// The guides by which an app puts views of its own beside the parts of a list content.
@MainActor
struct ListContentGuideTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)

    @Test("There is a guide for each part that is shown, and none for others")
    func presence() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        #expect(view.textLayoutGuide != nil)
        #expect(view.textLayoutGuide === view.textLayoutGuide)
        #expect(view.secondaryTextLayoutGuide == nil)
        #expect(view.imageLayoutGuide == nil)
        content.secondaryText = "Below"
        content.image = UIImage(systemName: "star")
        view.configuration = content
        #expect(view.secondaryTextLayoutGuide != nil)
        #expect(view.imageLayoutGuide != nil)
        content.text = nil
        view.configuration = content
        #expect(view.textLayoutGuide == nil)
    }

    @Test("A view beside the text follows it when the content changes")
    func following() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        screen.window.addSubview(view)
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mark)
        let guide = try #require(view.textLayoutGuide)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor), mark.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 4),
        ])
        screen.settle()
        #expect(mark.frame == CGRect(x: 16, y: 28, width: 10, height: 4))
        content.image = UIImage(systemName: "star")
        view.configuration = content
        screen.settle()
        let text = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(text.frame.minX > 16)
        #expect(mark.frame.minX == text.frame.minX)
        #expect(guide.layoutFrame == text.frame)
    }
}

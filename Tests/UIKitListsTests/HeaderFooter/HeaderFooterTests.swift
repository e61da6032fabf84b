import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct HeaderFooterTests {
    private func view(_ background: CellContext.Background, _ kind: HeaderFooterContext.Kind, _ title: String)
        -> UITableViewHeaderFooterView
    {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.apply(HeaderFooterContext(background: background, kind: kind))
        view.show(title: title)
        view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 320, height: 0)))
        view.layoutIfNeeded()
        return view
    }

    @Test("TA-34: the header of a plain table is a bar 28 points high with bold text")
    func plain() {
        let screen = TestScreen(style: .dark)
        let header = view(.plain, .header, "Fruits")
        #expect(header.bounds.height == 28)
        #expect(header.textLabel?.text == "Fruits")
        #expect(header.textLabel?.frame.minX == 16)
        #expect(header.textLabel?.font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(header.textLabel?.textColor == .label)
        screen.window.addSubview(header)
        #expect(screen.color(at: CGPoint(x: 300, y: 10)) == UIColor.secondarySystemBackground.resolvedColor(with: header.traitCollection))
    }

    @Test("a class that is only known at run time makes views")
    func runtimeClass() {
        final class Banner: UITableViewHeaderFooterView {}
        let viewClass: UITableViewHeaderFooterView.Type = Banner.self
        let view = viewClass.init(reuseIdentifier: "banner")
        #expect(view is Banner)
        #expect(view.reuseIdentifier == "banner")
    }

    @Test("titles of groups are small and grey, capitals above the rows, and wrap")
    func grouped() throws {
        let header = view(.grouped, .header, "Fruits")
        let label = try #require(header.textLabel)
        #expect(label.text == "FRUITS")
        #expect(label.font.pointSize == 13)
        #expect(label.textColor == .secondaryLabel)
        #expect(header.bounds.height == 38)
        #expect(abs(label.frame.maxY - 32) <= 0.5)
        let footer = view(.insetGrouped, .footer, String(repeating: "words ", count: 30))
        #expect(footer.textLabel?.text?.hasPrefix("words") == true)
        #expect(footer.bounds.height > 60)
        #expect(footer.textLabel?.frame.minY == 8)
    }

    @Test("what the app has set of the text stays when the table gives its style")
    func ownLook() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "Header")
        header.textLabel?.textColor = .red
        header.apply(HeaderFooterContext(background: .grouped, kind: .header))
        #expect(header.textLabel?.textColor == .red)
        #expect(header.textLabel?.font.pointSize == 13)
        #expect(header.reuseIdentifier == "Header")
    }

    @Test("a background of the app's replaces the bar")
    func background() {
        let header = view(.plain, .header, "A")
        let screen = TestScreen(showing: header)
        let background = UIView()
        background.backgroundColor = .green
        header.backgroundView = background
        screen.settle()
        #expect(background.frame == header.bounds)
        #expect(screen.color(at: CGPoint(x: 300, y: 10)) == .green)
        header.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test("a view of a class known at run time is made with its own initializer")
    func making() {
        final class Header: UITableViewHeaderFooterView {
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                contentView.tag = 7
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let made = UITableViewHeaderFooterView.make(Header.self, reuseIdentifier: "H")
        #expect(made is Header)
        #expect(made.contentView.tag == 7)
        #expect(made.reuseIdentifier == "H")
    }
}

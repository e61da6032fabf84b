import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct ListContentTests {
    private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: width, height: 0)))
        view.layoutIfNeeded()
        return view
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    @Test("a subtitle stands beneath the text, a value at the end of its line")
    func styles() throws {
        var subtitle = UIListContentConfiguration.subtitleCell()
        subtitle.text = "Title"
        subtitle.secondaryText = "Below"
        let stacked = view(subtitle)
        let (title, below) = (try #require(label("Title", in: stacked)), try #require(label("Below", in: stacked)))
        #expect(title.frame.minX == 16)
        #expect(below.frame.minX == 16)
        #expect(below.frame.minY >= title.frame.maxY)
        #expect(title.font.pointSize == 17)
        #expect(below.font.pointSize == 12)
        var value = UIListContentConfiguration.valueCell()
        value.text = "Name"
        value.secondaryText = "Value"
        let line = view(value)
        let (name, end) = (try #require(label("Name", in: line)), try #require(label("Value", in: line)))
        #expect(end.frame.maxX == 292)
        #expect(abs(end.frame.midY - name.frame.midY) <= 0.5)
        #expect(end.textColor == .secondaryLabel)
    }

    @Test("a value that does not fit beside the text goes beneath it")
    func valueTooLong() throws {
        var value = UIListContentConfiguration.valueCell()
        value.text = "A rather long name of a setting"
        value.secondaryText = "and a rather long value of it"
        let stacked = view(value)
        let (name, end) = (try #require(label(value.text ?? "", in: stacked)), try #require(label(value.secondaryText ?? "", in: stacked)))
        #expect(end.frame.minY >= name.frame.maxY)
        #expect(end.frame.minX == 16)
    }

    @Test("text takes as many lines as it needs, and the height follows")
    func lines() throws {
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 20)
        let tall = view(content)
        #expect(tall.bounds.height > 100)
        content.textProperties.numberOfLines = 1
        #expect(view(content).bounds.height < 50)
    }

    @Test("symbols stand in the middle of a room of their own, pictures take what they need, up to a greatest size")
    func images() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        let symbol = view(content)
        #expect(label("Text", in: symbol)?.frame.minX == 56)
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        let wide = view(content)
        #expect(label("Text", in: wide)?.frame.minX == 92)
        content.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        let small = view(content)
        let picture = try #require(small.subviews.first { $0 is UIImageView })
        #expect(picture.bounds.size == CGSize(width: 30, height: 15))
        #expect(label("Text", in: small)?.frame.minX == 62)
    }

    @Test("properties of the texts reach the labels, transforms change the letters")
    func textProperties() throws {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Fruits"
        #expect(label("FRUITS", in: view(content)) != nil)
        content.textProperties.transform = .capitalized
        content.text = "red fruits"
        content.textProperties.color = .red
        content.textProperties.alignment = .center
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        let shown = try #require(label("Red Fruits", in: view(content)))
        #expect(shown.textColor == UIColor.red.withAlphaComponent(0.5))
        #expect(shown.textAlignment == .center)
        content.attributedText = NSAttributedString(string: "Own", attributes: [.foregroundColor: UIColor.green])
        #expect(label("Own", in: view(content))?.textColor == .green)
    }

    @Test("a disabled view has fainter text, but a colour of the app's stays")
    func disabled() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        content.textProperties.color = .red
        #expect(content.updated(for: state).textProperties.color == .red)
    }

    @Test("margins of the view around are kept along the axes that say so")
    func margins() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        outer.layoutMargins = UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 40)
        let inner = UIListContentView(configuration: content)
        inner.frame = outer.bounds
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(label("Text", in: inner)?.frame.minX == 40)
        content.axesPreservingSuperviewLayoutMargins = []
        inner.configuration = content
        outer.layoutIfNeeded()
        #expect(label("Text", in: inner)?.frame.minX == 16)
    }

    @Test("A list content view that constraints place wraps its texts at the width that is left for it")
    func wrapsByConstraints() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Car"
        content.secondaryText = "A personal vehicle with four wheels that carries a small number of people"
        let view = UIListContentView(configuration: content)
        let label = UILabel(frame: .zero)
        label.text = "Transportation"
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        for part in [view, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(part)
        }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: view.trailingAnchor), label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        box.layoutIfNeeded()
        let oneLine = view.sizeThatFits(CGSize(width: 2000, height: 0)).height
        #expect(view.frame.width < 320)
        #expect(view.frame.width > 100)
        #expect(view.frame.height > oneLine + 10)
        #expect(label.frame.maxX == 320)
    }

    @Test("configurations are equal if all that was set is; transformers are equal to their copies only")
    func equality() {
        var first = UIListContentConfiguration.cell()
        first.text = "Title"
        first.attributedText = NSAttributedString(string: "Title")
        var second = first
        #expect(first == second)
        #expect(Set([first, second]).count == 1)
        second.attributedText = NSMutableAttributedString(string: "Title")
        #expect(first == second)
        second.secondaryText = "Below"
        #expect(first != second)
        #expect(UIListContentConfiguration.cell() == .cell())
        #expect(UIListContentConfiguration.cell() != .valueCell())
        second = first
        second.textProperties.colorTransformer = .grayscale
        first.textProperties.colorTransformer = .grayscale
        #expect(first == second)
        second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
        #expect(first.textProperties != second.textProperties)
        #expect(first.imageProperties == second.imageProperties)
        let text = NSMutableAttributedString(string: "One")
        first.attributedText = text
        text.append(NSAttributedString(string: " and more"))
        #expect(first.attributedText?.string == "One")
    }

    @Test("backgrounds are equal if all that was set is")
    func backgroundEquality() {
        var first = UIBackgroundConfiguration.listPlainCell()
        var second = first
        #expect(first == second)
        #expect(Set([first, second]).count == 1)
        #expect(first != .listGroupedCell())
        second.backgroundColor = nil
        #expect(first != second)
        second = first
        first.strokeColorTransformer = .grayscale
        #expect(first != second)
        second.strokeColorTransformer = .grayscale
        #expect(first == second)
        second.customView = UIView()
        #expect(first != second)
    }
}

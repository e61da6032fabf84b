import Testing
import UIKitTesting

/// Sizes that come from content, and sizes that are asked for.
@MainActor
struct ConstraintSizeTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    private func label(_ text: String, lines: Int = 1, in parent: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        return label
    }

    @Test("A label is as large as its text, and follows it")
    func content() {
        let label = label("Hi", in: root)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(label.frame.width > 5)
        label.text = "Hello, this is longer"
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        label.text = nil
        root.layoutIfNeeded()
        #expect(label.frame.size == .zero)
    }

    @Test("Of two labels with equal priorities the first stretches and the first shrinks; otherwise the priorities say")
    func priorities() {
        let (first, second) = (label("first one", in: root), label("second one", in: root))
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor), second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(first.frame.width == 200 - second.frame.width)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.width == first.intrinsicContentSize.width)
        root.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(first.frame.width == 120 - second.frame.width)
        first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.width == first.intrinsicContentSize.width)
    }

    @Test("A label of several lines is measured again in the width that it gets")
    func wrapping() {
        let text = "A text that is much too long for one line, and takes several of them in a narrow view"
        let (label, below) = (label(text, lines: 0, in: root), UIView())
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(below)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let wide = label.frame.height
        #expect(wide == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(wide > 3 * 17)
        #expect(abs(below.frame.minY - wide) <= 0.5)
        #expect(label.intrinsicContentSize.height == wide)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(label.frame.height > wide)
        root.frame.size.width = 2000
        root.layoutIfNeeded()
        #expect(label.frame.height < 30)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(.zero).height)
    }

    @Test("A class may have a content of its own, and change it")
    func ownContent() {
        final class Badge: UIView {
            var side: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: side, height: UIView.noIntrinsicMetric) }
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: root.leftAnchor), badge.topAnchor.constraint(equalTo: root.topAnchor),
            badge.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: -2, y: -1, width: 26, height: 14))
        #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 0, y: 0, width: 20, height: 10))
        badge.side = 31
        root.layoutIfNeeded()
        #expect(badge.frame.width == 37)
    }

    @Test("A view that invalidates its content in each layout, and rounds its own height, comes to rest")
    func invalidatingInLayout() {
        final class Field: UIView {
            private(set) var layouts = 0
            var lines: CGFloat = 1
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: lines * 20.3) }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                invalidateIntrinsicContentSize()
                frame.size.height = intrinsicContentSize.height.rounded()
            }
        }
        let field = Field()
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        NSLayoutConstraint.activate([
            field.leftAnchor.constraint(equalTo: root.leftAnchor), field.rightAnchor.constraint(equalTo: root.rightAnchor),
            field.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(field.layouts < 4)
        #expect(!root.layer.needsLayout())
        field.lines = 2
        field.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(field.frame.height == 41)
        #expect(field.layouts < 8)
    }

    @Test("The fitting size is what the constraints inside make of it, and changes nothing that is shown")
    func fitting() {
        let (card, label) = (UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 30)), UILabel())
        label.text = "A text that takes more than one line in a narrow card"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
        ])
        let natural = label.sizeThatFits(.zero)
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: label.sizeThatFits(CGSize(width: 999, height: 0)).height + 20))
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 120, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20))
        #expect(card.frame == CGRect(x: 5, y: 5, width: 90, height: 30))
        card.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 5, y: 5, width: 90, height: 30))
        #expect(label.frame == CGRect(x: 10, y: 10, width: 70, height: 10))
        let inOther = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inOther.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        card.widthAnchor.constraint(equalTo: inOther.widthAnchor).isActive = true
        let again = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(again == narrow)
    }

    @Test("Without constraints the fitting size goes by the content, as before")
    func fittingWithoutConstraints() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.intrinsicContentSize)
        #expect(
            root.systemLayoutSizeFitting(
                CGSize(width: 77, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow
            )
            .width == 77)
    }

    @Test("Constraints to the edges of a scroll view make its content's size; its own size stays what it is")
    func scrollContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        scrollView.contentInsetAdjustmentBehavior = .never
        let (content, floating) = (UIView(), UIView())
        for view in [content, floating] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        let height = content.heightAnchor.constraint(equalToConstant: 500)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 7),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -3),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor), height,
            floating.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
            floating.heightAnchor.constraint(equalToConstant: 20),
        ])
        screen.window.addSubview(scrollView)
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 510))
        #expect(content.frame == CGRect(x: 0, y: 7, width: 100, height: 500))
        #expect(floating.frame.minY == 60)
        scrollView.contentOffset.y = 40
        screen.settle()
        #expect(floating.frame.minY == 100)
        #expect(content.frame.minY == 7)
        #expect(scrollView.contentSize.height == 510)
        height.constant = 200
        screen.settle()
        #expect(scrollView.contentSize == CGSize(width: 100, height: 210))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 210))
    }
}

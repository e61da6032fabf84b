import Foundation
import Testing
import UIKit
import UIKitTesting

private func emptyArchive() -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { preconditionFailure() }
    coder.requiresSecureCoding = false
    return coder
}

/// Its observers need what is only there once the initialiser is through.
private final class Touchy: UIControl {
    var part: UIView!

    override var isEnabled: Bool { didSet { part.alpha = 1 } }
    override var isSelected: Bool { didSet { part.alpha = 1 } }
    override var isHighlighted: Bool { didSet { part.alpha = 1 } }
    override var isHidden: Bool { didSet { part.alpha = 1 } }
    override var isUserInteractionEnabled: Bool { didSet { part.alpha = 1 } }
    override var autoresizesSubviews: Bool { didSet { part.alpha = 1 } }
    override var isOpaque: Bool { didSet { part.alpha = 1 } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        part = UIView()
    }
}

private final class TouchyLabel: UILabel {
    var part: UIView!

    override var text: String? { didSet { part.alpha = 1 } }
    override var isEnabled: Bool { didSet { part.alpha = 1 } }
    override var isHighlighted: Bool { didSet { part.alpha = 1 } }
    override var adjustsFontSizeToFitWidth: Bool { didSet { part.alpha = 1 } }
}

private final class TouchyPage: UIViewController {
    var part: UIView!

    override var title: String? { didSet { part.alpha = 1 } }
    override var hidesBottomBarWhenPushed: Bool { didSet { part.alpha = 1 } }
}

private final class TouchyItem: UIBarButtonItem {
    var part: UIView!

    override var title: String? { didSet { part.alpha = 1 } }
    override var customView: UIView? { didSet { part.alpha = 1 } }
    override var tag: Int { didSet { part.alpha = 1 } }
}

private final class TouchyStack: UIStackView {
    var part: UIView!

    override var axis: NSLayoutConstraint.Axis { didSet { part.alpha = 1 } }
    override var spacing: CGFloat { didSet { part.alpha = 1 } }
}

private final class TouchySwitch: UISwitch {
    var part: UIView!

    override var isOn: Bool { didSet { part.alpha = 1 } }
}

private final class TouchyDots: UIPageControl {
    var part: UIView!

    override var numberOfPages: Int { didSet { part.alpha = 1 } }
    override var currentPage: Int { didSet { part.alpha = 1 } }
}

@MainActor
struct EmptyArchiveTests {
    @Test("An archive that says nothing sets nothing, so that overridden properties are not observed before the object is made")
    func nothing() {
        #expect(Touchy(coder: emptyArchive())?.isEnabled == true)
        #expect(TouchyLabel(coder: emptyArchive())?.isEnabled == true)
        #expect(TouchyPage(coder: emptyArchive())?.title == nil)
        #expect(TouchyItem(coder: emptyArchive())?.title == nil)
        #expect(TouchyStack(coder: emptyArchive()).axis == .horizontal)
        #expect(TouchySwitch(coder: emptyArchive())?.isOn == false)
        #expect(TouchyDots(coder: emptyArchive())?.numberOfPages == 0)
        #expect(UIView(coder: emptyArchive())?.autoresizesSubviews == true)
    }

    @Test("A control that was archived disabled and selected comes back so")
    func something() throws {
        let control = UIControl()
        control.isEnabled = false
        control.isSelected = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let copy = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIControl)
        #expect(!copy.isEnabled)
        #expect(copy.isSelected)
        #expect(!copy.isHighlighted)
    }
}

import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitSharing

@MainActor
struct ColorPickerTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let picker = UIColorPickerViewController()
    private let log = PickedLog()

    private func show() {
        let root = UIViewController()
        screen.window.rootViewController = root
        picker.delegate = log
        root.present(picker, animated: false)
        screen.settle()
    }

    private var page: ColorPickerView? { picker.view as? ColorPickerView }

    private func part<Part: UIView>(_ type: Part.Type) throws -> Part {
        try #require(page?.subviews.lazy.compactMap { $0 as? Part }.first)
    }

    @Test("SV-112: while a finger moves colours come continuously, and once more when it is lifted; the button sends the end")
    func dragging() throws {
        show()
        let grid = try part(ColorGridView.self)
        let start = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        try screen.drag(from: start, to: CGPoint(x: start.x + 100, y: start.y + 100))
        #expect(log.calls.first == "true")
        #expect(log.calls.last == "false")
        #expect(log.calls.dropLast().allSatisfy { $0 == "true" })
        #expect(PickedColor(picker.selectedColor, with: picker.traitCollection) == grid.picked)
        log.calls = []
        page?.header.closeButton.sendActions(for: .touchUpInside)
        screen.wait(1)
        #expect(log.calls == ["finish"])
        #expect(picker.presentingViewController == nil)
    }

    @Test("SV-112: setting the colour tells nobody")
    func code() {
        show()
        picker.selectedColor = .red
        #expect(log.calls.isEmpty)
        #expect(page?.picked == PickedColor(red: 1, green: 0, blue: 0))
    }

    @Test("Without opacity there is nothing to change it with")
    func opacity() throws {
        picker.supportsAlpha = false
        show()
        let slider = try part(GradientSlider.self)
        #expect(slider.isHidden)
        picker.supportsAlpha = true
        screen.settle()
        #expect(!slider.isHidden)
        slider.didSlide?(0.5, false)
        #expect(picker.selectedColor.cgColor.alpha == 0.5)
    }

    @Test("Every place of a spectrum and of a grid, also beside it, is a colour")
    func places() throws {
        show()
        for surface in [try part(ColorGridView.self), try part(SpectrumView.self)] as [ColorSurface] {
            for x in [-1e9, 0, 100, 1e9, CGFloat.infinity] {
                for y in [-1e9, 0, 143, 1e9, -CGFloat.infinity] { _ = surface.color(at: CGPoint(x: x, y: y)) }
            }
            surface.bounds.size = .zero
            _ = surface.color(at: .zero)
        }
    }

    @Test("A picker and a well without room have parts of no size, not of less")
    func noRoom() {
        for view in [GradientSlider(label: "a"), UIColorWell(frame: .zero), SpectrumView(frame: .zero), ChannelSlidersView(frame: .zero)] {
            view.frame.size = .zero
            view.layoutIfNeeded()
            #expect(view.subviews.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height >= 0 } || view is ChannelSlidersView)
        }
    }

    @Test("Digits are read and written; texts that make no sense are nothing")
    func digits() {
        #expect(PickedColor(hexadecimal: "#ff8000")?.hexadecimal == "FF8000")
        #expect(PickedColor(hexadecimal: "0f0") == PickedColor(red: 0, green: 1, blue: 0))
        for text in ["", "#", "12", "12345", "1234567", "gggggg", "-12345", "😀😀😀"] { #expect(PickedColor(hexadecimal: text) == nil) }
    }

    @Test("SV-113: a well opens a picker, and sends valueChanged for each colour; alpha is supported")
    func well() throws {
        let (root, well) = (UIViewController(), UIColorWell(frame: CGRect(x: 50, y: 100, width: 40, height: 40)))
        var sent: [UIColor?] = []
        well.addAction(UIAction { _ in sent.append(well.selectedColor) }, for: .valueChanged)
        well.title = "Ink"
        root.view.addSubview(well)
        screen.window.rootViewController = root
        screen.settle()
        #expect(well.supportsAlpha && well.selectedColor == nil)
        well.selectedColor = .blue
        #expect(sent.isEmpty)
        try screen.tap(at: CGPoint(x: 70, y: 120))
        screen.wait(1)
        let shown = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(shown.selectedColor == .blue && shown.title == "Ink")
        shown.delegate?.colorPickerViewController?(shown, didSelect: .green, continuously: true)
        #expect(sent == [.green] && well.selectedColor == .green)
    }
}

private final class PickedLog: NSObject, UIColorPickerViewControllerDelegate {
    var calls: [String] = []

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        calls.append("\(continuously)")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { calls.append("finish") }
}

import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

/// What rows show, and how they look.
@MainActor
struct PickerRowTests {
    @Test("Rows show views before attributed texts, and those before plain ones; a delegate without any gets question marks")
    func contents() {
        let plain = PickerModel(count: 3)
        #expect(middleRow(of: plain.show().0) == "Row 0")
        let attributed = AttributedModel(count: 3)
        let (picker, screen) = attributed.show()
        #expect(middleRow(of: picker) == "Attributed 0")
        picker.selectRow(1, inComponent: 0, animated: false)
        screen.settle()
        #expect(middleRow(of: picker) == "Row 1")
        let source = BareSource()
        let bare = UIPickerView()
        bare.dataSource = source
        let other = TestScreen(showing: bare)
        other.settle()
        #expect(middleRow(of: bare) == "?")
    }

    @Test("Views of the delegate fill their rows, are found while they are seen, and are used again for other rows")
    func views() throws {
        let model = ViewModel(count: 200)
        let (picker, screen) = model.show()
        let view = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
        #expect(view.text == "View 0")
        #expect(view.frame == CGRect(x: 0, y: 0, width: 302, height: 50))
        #expect(picker.view(forRow: 150, forComponent: 0) == nil)
        #expect(picker.view(forRow: 0, forComponent: 7) == nil)
        let made = model.made
        for row in stride(from: 0, to: 200, by: 2) {
            picker.selectRow(row, inComponent: 0, animated: false)
            screen.settle()
        }
        #expect(model.made <= made + 6)
        #expect((picker.view(forRow: 198, forComponent: 0) as? UILabel)?.text == "View 198")
        #expect(picker.wheels[0].accessibilityValue == "View 198")
        let (plain, _) = PickerModel(count: 3).show()
        #expect(plain.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test("Rows are lower and paler the further they are turned away", arguments: [UIUserInterfaceStyle.light, .dark])
    func look(style: UIUserInterfaceStyle) throws {
        let (picker, screen) = PickerModel(count: 50).show(style: style)
        picker.selectRow(20, inComponent: 0, animated: false)
        screen.settle()
        let rows = rowViews(of: picker).filter { !$0.isHidden }.sorted { $0.center.y < $1.center.y }
        let middle = try #require(rows.firstIndex { abs($0.center.y - picker.wheels[0].bounds.midY) < 1 })
        #expect(rows.count == 9 && middle == 4 && rows[middle].alpha == 1 && rows[middle].transform.isIdentity)
        for index in 1...4 {
            #expect(
                rows[middle + index].alpha == rows[middle - index].alpha
                    && rows[middle + index].frame.height == rows[middle - index].frame.height)
            #expect(rows[middle + index].frame.height < rows[middle + index - 1].frame.height)
            #expect(rows[middle + index].alpha <= rows[middle + index - 1].alpha)
        }
        #expect(abs(rows[middle + 1].alpha - 0.447) < 0.001)
        #expect(rows[middle + 4].alpha < 0.3)
    }

    @Test("The band is behind the chosen row, from edge to edge, and has round corners", arguments: [UIUserInterfaceStyle.light, .dark])
    func band(style: UIUserInterfaceStyle) throws {
        let (_, screen) = PickerModel([["", "", ""]]).show(style: style)
        let outside = try #require(screen.color(at: CGPoint(x: 160, y: 60)))
        let band = try #require(screen.color(at: CGPoint(x: 160, y: 108)))
        #expect(outside != band)
        for point in [CGPoint(x: 12, y: 108), CGPoint(x: 308, y: 108), CGPoint(x: 160, y: 92), CGPoint(x: 160, y: 124)] {
            #expect(screen.color(at: point) == band)
        }
        for point in [CGPoint(x: 5, y: 108), CGPoint(x: 160, y: 89), CGPoint(x: 160, y: 127), CGPoint(x: 9.5, y: 91.5)] {
            #expect(screen.color(at: point) == outside)
        }
    }

    @Test("From right to left the first wheel is on the right")
    func rightToLeft() {
        let (picker, screen) = PickerModel([["a"], ["b"]]).show()
        #expect(picker.wheels[0].frame.minX < picker.wheels[1].frame.minX)
        picker.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        #expect(picker.wheels[0].frame.minX > picker.wheels[1].frame.minX)
    }

    @Test("Wheels are as wide, and rows as high as the delegate says")
    func sizes() {
        let model = SizedModel([["a", "b"], ["c"]])
        let (picker, screen) = model.show()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 32))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 120, height: 50))
        screen.settle()
        #expect(picker.wheels[0].frame.minX == 67)
        #expect(picker.wheels[1].frame.maxX == 252)
    }
}

private final class AttributedModel: PickerModel {
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        row == 1 ? nil : NSAttributedString(string: "Attributed \(row)", attributes: [.foregroundColor: UIColor.red])
    }
}

private final class ViewModel: PickerModel {
    var made = 0

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if view == nil { made += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "View \(row)"
        return label
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
}

private final class SizedModel: PickerModel {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 60 : 120 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { component == 0 ? 32 : 50 }
}

private final class BareSource: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
}

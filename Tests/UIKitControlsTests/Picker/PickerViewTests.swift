import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

@MainActor
struct PickerViewTests {
    @Test("A picker is 320 by 216 by itself, and has another size where it is given one")
    func size() {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(UIPickerView(frame: CGRect(x: 5, y: 6, width: 200, height: 100)).frame == CGRect(x: 5, y: 6, width: 200, height: 100))
        let picker = UIPickerView()
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.sizeThatFits(CGSize(width: 900, height: 10)) == CGSize(width: 320, height: 216))
    }

    @Test(
        "CT-38: wheels and rows are what the data source says, and each wheel begins on its first row; without a data source there are none"
    )
    func data() {
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        picker.selectRow(3, inComponent: 0, animated: false)
        let model = PickerModel([["a", "b", "c"], [], ["x"]])
        picker.dataSource = model
        picker.delegate = model
        #expect(picker.numberOfComponents == 3)
        #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [3, 0, 1])
        #expect((0..<4).map { picker.selectedRow(inComponent: $0) } == [0, -1, 0, -1])
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 97, height: 32))
    }

    @Test("CT-38: what the program selects is shown and not told; beyond the ends it is the last or the first row")
    func selecting() {
        let model = PickerModel(count: 20)
        let (picker, screen) = model.show()
        picker.selectRow(7, inComponent: 0, animated: false)
        screen.settle()
        #expect(picker.selectedRow(inComponent: 0) == 7)
        #expect(middleRow(of: picker) == "Row 7")
        picker.selectRow(15, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 15)
        screen.wait(0.1)
        #expect(middleRow(of: picker) != "Row 15")
        screen.wait(1)
        #expect(middleRow(of: picker) == "Row 15")
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 19)
        picker.selectRow(-4, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(model.selections.isEmpty)
    }

    @Test("A row that is selected before the picker has a size, or is seen, is there later")
    func early() {
        let model = PickerModel(count: 20)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
        picker.dataSource = model
        picker.delegate = model
        picker.selectRow(12, inComponent: 0, animated: true)
        picker.frame = CGRect(x: 0, y: 0, width: 300, height: 180)
        let screen = TestScreen(showing: picker)
        screen.wait(1)
        #expect(picker.selectedRow(inComponent: 0) == 12)
        #expect(middleRow(of: picker) == "Row 12")
        picker.frame.size.height = 240
        screen.settle()
        #expect(middleRow(of: picker) == "Row 12")
        #expect(model.selections.isEmpty)
    }

    @Test("A reload asks anew and keeps the rows that wheels are on, if they are still there")
    func reloading() {
        let model = PickerModel([["a", "b", "c", "d"], ["x", "y", "z"]])
        let (picker, screen) = model.show()
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
        model.columns = [["A", "B", "C", "D"], ["X", "Y"]]
        picker.reloadComponent(1)
        screen.settle()
        #expect(picker.numberOfRows(inComponent: 1) == 2)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(middleRow(of: picker, 0) == "d")
        #expect(middleRow(of: picker, 1) == "Y")
        model.columns = [["A", "B"], ["X"], ["?"]]
        picker.reloadAllComponents()
        screen.settle()
        #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [1, 0, 0])
        #expect(middleRow(of: picker, 0) == "B")
        model.columns = []
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 0)
        #expect(model.selections.isEmpty)
    }

    @Test("What a wheel has may depend on what the one before it shows")
    func dependent() {
        let model = DependentModel([["fruit", "nuts"], []])
        let (picker, _) = model.show()
        #expect(picker.numberOfRows(inComponent: 1) == 10)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.reloadComponent(1)
        #expect(picker.numberOfRows(inComponent: 1) == 20)
    }

    @Test("A million rows cost what is seen of them")
    func manyRows() {
        let model = LongModel([])
        let picker = UIPickerView()
        picker.dataSource = model
        picker.delegate = model
        let screen = TestScreen(showing: picker, size: CGSize(width: 320, height: 216))
        picker.selectRow(999_999, inComponent: 0, animated: false)
        screen.settle()
        #expect(middleRow(of: picker) == "999999")
        #expect(model.titleCount <= 20)
        #expect(rowViews(of: picker).count <= 12)
    }

    @Test("A picker does not keep its data source and delegate alive, nor they it")
    func memory() {
        weak var picker: UIPickerView?
        weak var model: PickerModel?
        do {
            let (made, screen) = PickerModel(count: 3).show()
            picker = made
            #expect(made.dataSource == nil)
            #expect(made.delegate == nil)
            let kept = PickerModel(count: 3)
            model = kept
            made.dataSource = kept
            made.delegate = kept
            screen.settle()
            made.removeFromSuperview()
        }
        #expect(picker == nil)
        #expect(model == nil)
    }

    @Test("A wheel that does not exist is a programming error, in UIKit's words")
    func misuse() async {
        let selected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let model = PickerModel([["a"], ["b"]])
            let picker = UIPickerView()
            picker.dataSource = model
            picker.selectRow(0, inComponent: 2, animated: false)
        }
        #expect(text(selected).contains("index 2 beyond bounds [0 .. 1]"))
        let reloaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIPickerView().reloadComponent(0)
        }
        #expect(text(reloaded).contains("index 0 beyond bounds for empty array"))
        let counted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIPickerView().numberOfRows(inComponent: -1)
        }
        #expect(text(counted).contains("index -1 beyond bounds"))
    }

    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("Counts and heights that make no sense do no harm")
    func nonsense() {
        let model = NonsenseModel([])
        let picker = UIPickerView()
        picker.dataSource = model
        picker.delegate = model
        let screen = TestScreen(showing: picker)
        screen.settle()
        #expect(picker.numberOfComponents == 3)
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        #expect(picker.rowSize(forComponent: 1).height == 32)
        #expect(picker.rowSize(forComponent: 2).height == 32)
    }
}

/// The text of the row in the middle of a wheel.
@MainActor
func middleRow(of picker: UIPickerView, _ component: Int = 0) -> String? {
    let wheel = picker.wheels[component]
    let middle = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY)
    let rows = wheel.subviews.filter { !$0.isHidden && $0 is PickerRowView && abs($0.center.y - middle.y) < 1 }
    return rows.first.flatMap { row in row.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }
}

@MainActor
func rowViews(of picker: UIPickerView, _ component: Int = 0) -> [UIView] {
    picker.wheels[component].subviews.filter { $0 is PickerRowView }
}

private final class DependentModel: PickerModel {
    override func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 2 : 10 * (pickerView.selectedRow(inComponent: 0) + 1)
    }

    override func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

private final class LongModel: PickerModel {
    override func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    override func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
    override func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titleCount += 1
        return "\(row)"
    }
}

private final class NonsenseModel: PickerModel {
    override func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    override func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? -5 : 3 }
    override func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { component == 1 ? -1 : .nan }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 1 ? -1 : 40 }
}

import UIKitTesting

/// Gives a picker its rows, and notes what it is asked and notified.
@MainActor
class PickerModel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns: [[String]]
    var selections: [String] = []
    var titleCount = 0

    init(_ columns: [[String]]) { self.columns = columns }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titleCount += 1
        return columns[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selections.append("\(component):\(row)")
    }

    /// A picker that shows the rows, on a screen of its own.
    func show(
        width: CGFloat = 320, height: CGFloat = 216, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light
    ) -> (UIPickerView, TestScreen) {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        picker.dataSource = self
        picker.delegate = self
        return (picker, TestScreen(showing: picker, size: CGSize(width: width, height: height), scale: scale, style: style))
    }
}

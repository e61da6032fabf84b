import UIKit

/// A picker of two wheels, whose choice shows below.
class PickerController: StatesController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Elderberry", "Fig", "Grape", "Lemon", "Mango", "Pear"]
    private let colors = ["Red", "Orange", "Yellow", "Green", "Blue", "Violet"]
    private let choice = UILabel()

    override func addStates() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        add("two components", picker, fillsWidth: true)
        add("chosen", choice)
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        show(picker)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? fruits.count : colors.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? fruits[row] : colors[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { show(pickerView) }

    private func show(_ picker: UIPickerView) {
        choice.text = "\(colors[picker.selectedRow(inComponent: 1)]) \(fruits[picker.selectedRow(inComponent: 0)])"
    }
}

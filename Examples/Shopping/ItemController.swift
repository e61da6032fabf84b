import UIKit

/// The form of one item. What is changed is in the list at once.
class ItemController: UIViewController, UITextFieldDelegate {
    private let list: ShoppingList
    private let number: Int

    private let nameField = UITextField()
    private let boughtSwitch = UISwitch()
    private let amountLabel = UILabel()
    private let amountStepper = UIStepper()
    private let importanceSlider = UISlider()
    private let aisleControl = UISegmentedControl(items: Aisle.allCases.map(\.shortTitle))
    private let unitButton = UIButton(type: .system)
    private let daySwitch = UISwitch()
    private let dayPicker = UIDatePicker()

    init(list: ShoppingList, item: Item) {
        self.list = list
        number = item.number
        super.init(nibName: nil, bundle: nil)
        title = item.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        prepareControls()
        layOut()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showItem), name: ShoppingList.didChange, object: list)
        showItem()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    // MARK: Controls

    private func prepareControls() {
        nameField.borderStyle = .roundedRect
        nameField.clearButtonMode = .whileEditing
        nameField.returnKeyType = .done
        nameField.delegate = self
        nameField.accessibilityLabel = "Name"
        amountStepper.minimumValue = 1
        amountStepper.maximumValue = 5000
        importanceSlider.minimumValueImage = UIImage(systemName: "tortoise")
        importanceSlider.maximumValueImage = UIImage(systemName: "hare")
        unitButton.showsMenuAsPrimaryAction = true
        unitButton.menu = UIMenu(
            title: "Unit",
            children: Item.Unit.allCases.map { unit in
                UIAction(title: unit.rawValue.capitalized) { [weak self] _ in self?.change { $0.unit = unit } }
            })
        dayPicker.datePickerMode = .date
        dayPicker.preferredDatePickerStyle = .wheels
        boughtSwitch.accessibilityLabel = "Bought"
        daySwitch.accessibilityLabel = "On a day"
        importanceSlider.accessibilityLabel = "Importance"
        for control in [boughtSwitch, amountStepper, importanceSlider, aisleControl, daySwitch, dayPicker] as [UIControl] {
            control.addTarget(self, action: #selector(takeOver), for: .valueChanged)
        }
        nameField.addTarget(self, action: #selector(takeOver), for: .editingChanged)
    }

    @objc private func showItem() {
        guard let item = list.item(number) else { return }
        title = item.name
        if !nameField.isEditing { nameField.text = item.name }
        boughtSwitch.setOn(item.isBought, animated: view.window != nil)
        amountLabel.text = item.quantity
        amountStepper.value = Double(item.amount)
        importanceSlider.value = item.importance
        aisleControl.selectedSegmentIndex = item.aisle.rawValue
        unitButton.setTitle(item.unit.rawValue.capitalized, for: .normal)
        daySwitch.setOn(item.day != nil, animated: view.window != nil)
        if let day = item.day { dayPicker.date = day }
        dayPicker.isHidden = item.day == nil
    }

    private func change(_ change: (inout Item) -> Void) { list.change(number, change) }

    @objc private func takeOver() {
        change { item in
            item.name = nameField.text ?? ""
            item.isBought = boughtSwitch.isOn
            item.amount = Int(amountStepper.value)
            item.importance = importanceSlider.value
            item.aisle = Aisle(rawValue: aisleControl.selectedSegmentIndex) ?? item.aisle
            item.day = daySwitch.isOn ? dayPicker.date : nil
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

// MARK: - Layout

extension ItemController {
    private func layOut() {
        let column = UIStackView(arrangedSubviews: [
            nameField,
            makeRow("Bought", boughtSwitch),
            makeRow("Amount", amountLabel, amountStepper),
            makeRow("Unit", unitButton),
            aisleControl,
            makeRow("Importance", importanceSlider),
            makeRow("On a day", daySwitch),
            dayPicker,
        ])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.keyboardDismissMode = .onDrag
        scroll.alwaysBounceVertical = true
        scroll.addSubview(column)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            importanceSlider.widthAnchor.constraint(equalTo: column.widthAnchor, multiplier: 0.6),
        ])
    }

    private func makeRow(_ title: String, _ controls: UIView...) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label] + controls)
        row.spacing = 12
        row.alignment = .center
        return row
    }
}

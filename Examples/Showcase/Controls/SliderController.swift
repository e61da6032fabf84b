import UIKit

/// Sliders with images, colours, and a value that follows the thumb.
class SliderController: StatesController {
    private let valueLabel = UILabel()

    override func addStates() {
        let plain = slider(0.5)
        plain.addTarget(self, action: #selector(showValue(_:)), for: .valueChanged)
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        showValue(plain)
        add("default", plain, fillsWidth: true)
        add("its value", valueLabel)
        let pictured = slider(0.3)
        pictured.minimumValueImage = UIImage(systemName: "speaker.fill")
        pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        add("images at both ends", pictured, fillsWidth: true)
        let colored = slider(0.7)
        colored.minimumTrackTintColor = .systemPink
        colored.maximumTrackTintColor = .systemIndigo
        colored.thumbTintColor = .systemYellow
        add("colours", colored, fillsWidth: true)
        let disabled = slider(0.5)
        disabled.isEnabled = false
        add("disabled", disabled, fillsWidth: true)
        let patient = slider(0.5)
        patient.isContinuous = false
        add("not continuous", patient, fillsWidth: true)
    }

    private func slider(_ value: Float) -> UISlider {
        let slider = UISlider()
        slider.value = value
        return slider
    }

    @objc private func showValue(_ slider: UISlider) {
        valueLabel.text = String(format: "%.2f", slider.value)
    }
}

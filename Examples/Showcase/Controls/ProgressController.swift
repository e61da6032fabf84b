import UIKit

/// Progress views and activity indicators.
class ProgressController: StatesController {
    override func addStates() {
        add("default", progress(.default, 0.4), fillsWidth: true)
        add("bar style", progress(.bar, 0.6), fillsWidth: true)
        let colored = progress(.default, 0.8)
        colored.progressTintColor = .systemGreen
        colored.trackTintColor = .systemGreen.withAlphaComponent(0.2)
        add("colours", colored, fillsWidth: true)
        add("medium indicator", indicator(.medium))
        add("large indicator", indicator(.large))
        let tinted = indicator(.large)
        tinted.color = .systemPurple
        add("colour", tinted)
        let still = UIActivityIndicatorView(style: .medium)
        still.hidesWhenStopped = false
        add("stopped", still)
    }

    private func progress(_ style: UIProgressView.Style, _ value: Float) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: style)
        view.progress = value
        return view
    }

    private func indicator(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.startAnimating()
        return view
    }
}

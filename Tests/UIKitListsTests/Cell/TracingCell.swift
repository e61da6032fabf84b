import UIKit

/// A cell that writes down what is called on it.
final class TracingCell: UITableViewCell {
    var calls: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) animated \(animated)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted) animated \(animated)")
    }

    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        calls.append("will \(state.rawValue)")
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
        super.didTransition(to: state)
        calls.append("did \(state.rawValue)")
    }
}

import UIKit

/// Holds the cards, which overlap, so that their order is seen.
class StageView: LoggedView {
    /// As many as can be told apart.
    static let capacity = 6

    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo, .systemPink]

    /// Back to front.
    var cards: [CardView] { subviews.compactMap { $0 as? CardView } }

    /// A card with the first letter that is free, not yet inside; nil when all are in use.
    func makeCard() -> CardView? {
        let used = Set(cards.map { $0.title })
        guard let index = StageView.letters.firstIndex(where: { !used.contains($0) }) else { return nil }
        return CardView(letter: StageView.letters[index], color: StageView.colors[index])
    }

    private static let letters = ["A", "B", "C", "D", "E", "F"]

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: 104, height: min(bounds.height - 60, 120))
        let step = (bounds.width - 32 - size.width) / CGFloat(StageView.capacity - 1)
        for card in cards {
            // A card keeps its place, whatever its position in the order.
            let column = CGFloat(StageView.letters.firstIndex(of: card.title) ?? 0)
            let isLow = Int(column) % 2 == 1
            card.frame = CGRect(origin: CGPoint(x: 16 + column * step, y: isLow ? bounds.height - 16 - size.height : 16), size: size)
        }
    }
}

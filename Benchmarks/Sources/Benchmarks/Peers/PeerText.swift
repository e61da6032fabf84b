import UIKit
import UIKitTesting

@_spi(ForasteroInternal) import QuartzCore

/// Labels of one line, and paragraphs of 600 characters: changed, measured, drawn.
@MainActor
final class PeerText {
    private let screen = TestScreen(scale: 2)
    private let host = PeerWork.makeHost()
    private let labels: [UILabel]

    static func run() {
        let text = PeerText()
        let passes = (0..<6).map { pass in PeerWork.milliseconds { text.showLabels(10_000, startingAt: pass * 10_000) } }
        text.host.keepPicture(of: "label")
        PeerWork.report("label", passes.dropFirst().map { $0 / 10 }.median)
        let again = (0..<6).map { _ in PeerWork.milliseconds { text.measureAgain(10_000) } }
        PeerWork.report("label-again", again.dropFirst().map { $0 / 10 }.median)
        PeerWork.report("paragraph", Array(PeerText.paragraphTimes().suffix(180)).median * 1000)
    }

    init() {
        let font = UIFont.systemFont(ofSize: 17)
        labels = (0..<40).map { row in
            let label = UILabel(frame: CGRect(x: 10, y: CGFloat(row) * 21, width: 370, height: 21))
            label.font = font
            return label
        }
        host.rootLayer.backgroundColor = UIColor.white.cgColor
        for label in labels { host.rootLayer.addSublayer(label.layer) }
    }

    /// Forty in each frame, none of which has been seen before.
    func showLabels(_ count: Int, startingAt first: Int) {
        for frame in 0..<count / 40 {
            host.show {
                for (index, label) in labels.enumerated() {
                    label.text = PeerWords.title(first + frame * 40 + index)
                    _ = label.sizeThatFits(CGSize(width: 370, height: 100))
                }
            }
        }
    }

    func measureAgain(_ count: Int) {
        for index in 0..<count { _ = labels[index % 40].sizeThatFits(CGSize(width: 370, height: 100)) }
    }

    static func showParagraphs(_ count: Int) { _ = paragraphTimes(count) }

    private static func paragraphTimes(_ count: Int = 200) -> [Double] {
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 358, height: 800))
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        let host = PeerWork.makeHost()
        host.rootLayer.addSublayer(label.layer)
        let texts = (0..<count).map(PeerWords.paragraph)
        return texts.map { text in
            PeerWork.milliseconds {
                host.show {
                    label.text = text
                    _ = label.sizeThatFits(CGSize(width: 358, height: 2000))
                }
            }
        }
    }
}

import CoreGraphics

/// Makes up what a monkey does next: at random, but such as people do. The same seed and the same screens give the same commands.
public struct MonkeyGenerator {
    /// Also for whoever looks at the screen for this generator.
    public var random: SeededRandom

    /// Generators of one seed do the same on the same screens.
    public init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// The next commands on a screen: one, or some that belong together.
    public mutating func next(on scene: MonkeyScene) -> [DriveCommand] {
        switch MonkeyAction.choose(using: &random) {
        case .tap: [.tap(spot(scene))]
        case .tapAnywhere: [.tap(anywhere(scene))]
        case .doubleTap: [.doubleTap(spot(scene))]
        case .press: [.press(spot(scene), seconds: number(0.3...1.2))]
        case .drag: [drag(scene)]
        case .scroll: [scroll(scene)]
        case .fling: [.fling(spot(scene), velocity: velocity())]
        case .edgeSwipe: [edgeSwipe(scene)]
        case .pinch: [.pinch(spot(scene), scale: number(0.2...3))]
        case .rotate: [.rotate(spot(scene), degrees: number(-180...180))]
        case .key: [.key(key())]
        case .type: scene.takesText ? [.type(text())] : [.tap(spot(scene))]
        case .turn: [.rotateDevice(pick(DriveDirection.allCases))]
        case .leave: [.background, .wait(seconds: number(0...40)), .foreground]
        case .memoryWarning: [.memoryWarning]
        case .textSize: [.textSize(steps: Int.random(in: -4...4, using: &random))]
        case .appearance: [.appearance(pick(DriveAppearance.allCases))]
        case .shake: [.shake]
        case .wait: [.wait(seconds: number(0.02...1))]
        }
    }

    // MARK: Touches

    private mutating func drag(_ scene: MonkeyScene) -> DriveCommand {
        let start = spot(scene)
        // From one thing to another, or anywhere.
        let end = Bool.random(using: &random) ? spot(scene) : anywhere(scene)
        // Some rest first, which lifts rows and pictures.
        let rest = Int.random(in: 0..<8, using: &random) == 0 ? number(0.4...1) : 0
        return .drag(
            start, to: end, after: rest, seconds: number(0.05...0.8), hold: Bool.random(using: &random) ? 0 : number(0...0.6))
    }

    private mutating func scroll(_ scene: MonkeyScene) -> DriveCommand {
        let x = number(0...scene.size.width)
        let (start, end) = (number(0...scene.size.height), number(0...scene.size.height))
        let drift = number(-20...20)
        return .drag(
            .point(CGPoint(x: x, y: start)), to: .point(CGPoint(x: Self.rounded(x + drift), y: end)), seconds: number(0.1...0.6))
    }

    /// Into the screen from one of its edges.
    private mutating func edgeSwipe(_ scene: MonkeyScene) -> DriveCommand {
        let (width, height) = (scene.size.width, scene.size.height)
        let (x, y) = (number(0...width), number(0...height))
        let way = number(0.1...0.9)
        let line: (CGPoint, CGPoint) =
            switch pick(DriveDirection.allCases) {
            case .right: (CGPoint(x: 1, y: y), CGPoint(x: Self.rounded(width * way), y: y))
            case .left: (CGPoint(x: width - 1, y: y), CGPoint(x: Self.rounded(width * (1 - way)), y: y))
            case .down: (CGPoint(x: x, y: 1), CGPoint(x: x, y: Self.rounded(height * way)))
            case .up: (CGPoint(x: x, y: height - 1), CGPoint(x: x, y: Self.rounded(height * (1 - way))))
            }
        return .drag(.point(line.0), to: .point(line.1), seconds: number(0.1...0.5))
    }

    private mutating func velocity() -> CGVector {
        let speed = number(-4000...4000)
        let across = number(-300...300)
        return Bool.random(using: &random) ? CGVector(dx: across, dy: speed) : CGVector(dx: speed, dy: across)
    }

    private mutating func spot(_ scene: MonkeyScene) -> DriveTarget {
        guard let spot = scene.spots.randomElement(using: &random) else { return anywhere(scene) }
        return .point(CGPoint(x: Self.rounded(spot.x), y: Self.rounded(spot.y)))
    }

    private mutating func anywhere(_ scene: MonkeyScene) -> DriveTarget {
        .point(CGPoint(x: number(0...scene.size.width), y: number(0...scene.size.height)))
    }

    // MARK: Keys

    private mutating func key() -> DriveKey {
        let modifiers = DriveKey.Modifier.allCases.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        return DriveKey(name: pick(Self.keys), modifiers: Set(modifiers))
    }

    private mutating func text() -> String {
        let length = Int.random(in: 1...8, using: &random)
        return (0..<length).map { _ in pick(Self.pieces) }.joined()
    }

    private static let keys = DriveKey.names.sorted() + "abcdefghijklmnopqrstuvwxyz0123456789-=,./".map(String.init)

    /// The pieces of texts: words, and characters that are hard to lay out, to count or to delete.
    private static let pieces = [
        "a", "B", "kůň ", "Žluť", " ", "0", "3.14", "-", "\n", "\t", "e\u{301}", "漢字", "שלום", "👩‍👩‍👧‍👦", "🇨🇿", "…", "\"", "\\", "%@",
    ]

    // MARK: Chance

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int.random(in: 0..<choices.count, using: &random)] }

    /// One that scripts write without loss.
    private mutating func number(_ range: ClosedRange<Double>) -> Double { Self.rounded(Double.random(in: range, using: &random)) }

    /// With three decimals.
    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

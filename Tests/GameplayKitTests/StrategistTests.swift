import GameplayKit
import XCTest

/// Who takes the last of some matches wins; one, two or three may be taken.
private final class Matches: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer, Sendable {
        let playerId: Int

        init(_ playerId: Int) { self.playerId = playerId }
    }
    final class Move: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int

        init(_ count: Int) { self.count = count }
    }

    static let all = [Player(0), Player(1)]
    var count: Int
    var turn = 0

    init(_ count: Int) { self.count = count }

    var players: [any GKGameModelPlayer]? { Self.all }
    var activePlayer: (any GKGameModelPlayer)? { Self.all[turn] }

    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Matches else { return }
        (count, turn) = (other.count, other.turn)
    }
    func copy(with zone: NSZone? = nil) -> Any { Matches(count) }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        count == 0 ? nil : (1...min(3, count)).map(Move.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        count -= (gameModelUpdate as? Move)?.count ?? 0
        turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { count == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { count == 0 && player.playerId == turn }
}

final class StrategistTests: XCTestCase {
    private func best(of count: Int, depth: Int = 12) -> Int? {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Matches(count)
        strategist.maxLookAheadDepth = depth
        return (strategist.bestMoveForActivePlayer() as? Matches.Move)?.count
    }

    /// Leaving four, eight or twelve wins whatever the other one does.
    func testBestMoves() {
        XCTAssertEqual([5, 6, 7, 9, 10, 11].map { best(of: $0) }, [1, 2, 3, 1, 2, 3])
        XCTAssertEqual(best(of: 2), 2, "a win at once counts for more than one later")
        XCTAssertNil(best(of: 0))
    }

    /// The game itself stays as it is.
    func testTheModelIsNotChanged() {
        let strategist = GKMinmaxStrategist()
        let game = Matches(7)
        strategist.gameModel = game
        strategist.maxLookAheadDepth = 4
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
        XCTAssertNotNil(strategist.bestMove(for: Matches.all[0]))
        XCTAssertNotNil(strategist.randomMove(for: Matches.all[0], fromNumberOfBestMoves: 2))
        XCTAssertEqual(game.count, 7)
        XCTAssertEqual(game.turn, 0)
    }
}

public import Foundation
import ObjCRuntime

/// Chooses moves by looking ahead: the player makes the best moves, and all others those that are worst for the player.
///
/// Worst to best, states of a game are losses, then those with a score, then wins; those that come sooner count for more.
// apple: https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist
@objcMembers open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// The game that is played. Only copies of it are changed. Default: nil.
    open var gameModel: (any GKGameModel)?
    /// Chooses among moves of the same worth; nil for the first one. Default: nil.
    open var randomSource: (any GKRandom)?
    /// The number of moves to look ahead. Default: 0, which looks at nothing: all moves are worth the same.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist/maxlookaheaddepth
    open var maxLookAheadDepth = 0

    public override init() { super.init() }

    /// The best move of a player; nil if there is none.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist/bestmove(for:)
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player)
        guard let best = moves.first?.value else { return nil }
        return pick(moves.prefix { $0.value == best })
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove) }

    /// One of the best moves of a player, whichever of them.
    /// - Parameter numMovesToConsider: as many of the best ones count.
    // apple: https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist/randommove(for:fromnumberofbestmoves:)
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        pick(ratedMoves(for: player).prefix(max(numMovesToConsider, 0)))
    }

    private func pick(_ moves: ArraySlice<any GKGameModelUpdate>) -> (any GKGameModelUpdate)? {
        guard let randomSource, moves.count > 1 else { return moves.first }
        return moves[moves.startIndex + randomSource.nextInt(upperBound: moves.count)]
    }

    /// The moves of a player with what they are worth, the best first.
    private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
        guard maxLookAheadDepth > 0 else { return moves }
        for move in moves {
            let next = copy(of: gameModel)
            next.apply(move)
            move.value = value(
                of: next, for: player, depth: maxLookAheadDepth - 1, between: GKGameModelMinScore - 1, and: GKGameModelMaxScore + 1)
        }
        return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
    }

    private func copy(of model: any GKGameModel) -> any GKGameModel {
        guard let copy = model.copy(with: nil) as? any GKGameModel else {
            _requireFailure("A copy of \(model) is no game model. Answer one from copy(with:).")
        }
        copy.setGameModel(model)
        return copy
    }

    /// What a state is worth to a player.
    /// - Parameters:
    ///   - depth: how many moves are still looked ahead.
    ///   - low: what the player can have anyway.
    ///   - high: what the others let happen at most. States beyond these are not looked at to their end.
    private func value(of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, between low: Int, and high: Int) -> Int {
        if model.isWin?(for: player) == true { return GKGameModelMaxScore - (maxLookAheadDepth - depth) }
        if model.isLoss?(for: player) == true { return GKGameModelMinScore + (maxLookAheadDepth - depth) }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else {
            return model.score?(for: player) ?? 0
        }
        let isOwn = active.playerId == player.playerId
        var (low, high) = (low, high)
        for move in moves where low < high {
            let next = copy(of: model)
            next.apply(move)
            let value = value(of: next, for: player, depth: depth - 1, between: low, and: high)
            if isOwn { low = max(low, value) } else { high = min(high, value) }
        }
        return isOwn ? low : high
    }
}

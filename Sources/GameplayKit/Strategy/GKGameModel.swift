public import Foundation
import ObjCRuntime

/// The best that a state of a game can be worth.
public let GKGameModelMaxScore = 1 << 24
/// The worst that a state of a game can be worth.
public let GKGameModelMinScore = -(1 << 24)

/// A move.
// apple: https://developer.apple.com/documentation/gameplaykit/gkgamemodelupdate
@objc public protocol GKGameModelUpdate: NSObjectProtocol {
    /// What a strategist takes the move to be worth.
    var value: Int { get set }
}

/// Somebody who plays.
// apple: https://developer.apple.com/documentation/gameplaykit/gkgamemodelplayer
@objc public protocol GKGameModelPlayer: NSObjectProtocol {
    /// Another number than all others have.
    var playerId: Int { get }
}

/// The state of a game, with its rules, for a strategist to try moves in copies of it.
// apple: https://developer.apple.com/documentation/gameplaykit/gkgamemodel
@objc public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// All who play.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes over another state.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves that a player has; nil for none.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move of the active player. Then it is the next one's turn.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// What the state is worth to a player.
    @objc optional func score(for player: any GKGameModelPlayer) -> Int
    /// True if the player has won.
    @objc optional func isWin(for player: any GKGameModelPlayer) -> Bool
    /// True if the player has lost.
    @objc optional func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes back a move.
    @objc optional func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

/// Chooses moves.
// apple: https://developer.apple.com/documentation/gameplaykit/gkstrategist
@objc public protocol GKStrategist: NSObjectProtocol {
    /// The game that is played.
    var gameModel: (any GKGameModel)? { get set }
    /// Chooses among moves of the same worth; nil for the first one.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of whose turn it is; nil if there is none.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

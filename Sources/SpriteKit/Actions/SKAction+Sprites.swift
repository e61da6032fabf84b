public import Foundation
public import UIKit

extension SKAction {
    // MARK: Fading

    /// Fades a node in.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.alpha, to: 1)), duration: sec) { fadeOut(withDuration: sec) }
    }

    /// Fades a node out.
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.alpha, to: 0)), duration: sec) { fadeIn(withDuration: sec) }
    }

    /// Adds to a node's alpha.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.alpha, by: factor)), duration: duration) { fadeAlpha(by: -factor, duration: duration) }
    }

    /// Brings a node's alpha to a number.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.alpha, to: alpha)), duration: duration)
    }

    /// Hides a node.
    public class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }) { unhide() } }

    /// Shows a node that was hidden.
    public class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }) { hide() } }

    // MARK: Sizes of sprites

    /// Adds to the size of a sprite.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        let change = ActionChange.steps { node, step in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size = CGSize(width: sprite.size.width + width * step, height: sprite.size.height + height * step)
        }
        return SKAction(.change(change), duration: duration) { resize(byWidth: -width, height: -height, duration: duration) }
    }

    /// Brings a sprite to a size.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        resize(to: (width, height), duration)
    }

    /// Brings a sprite to a width.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { resize(to: (width, nil), duration) }

    /// Brings a sprite to a height.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { resize(to: (nil, height), duration) }

    private class func resize(to target: (width: CGFloat?, height: CGFloat?), _ duration: TimeInterval) -> SKAction {
        let change = ActionChange { node in
            let start = (node as? SKSpriteNode)?.size ?? .zero
            return { node, share, _ in
                guard let sprite = node as? SKSpriteNode else { return }
                if let width = target.width { sprite.size.width = start.width + (width - start.width) * share }
                if let height = target.height { sprite.size.height = start.height + (height - start.height) * share }
            }
        }
        return SKAction(.change(change), duration: duration)
    }

    // MARK: Pictures of sprites

    /// Gives a sprite another picture. It keeps its size.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

    /// Gives a sprite another picture, and the size of that if it is asked for.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.instant { ($0 as? SKSpriteNode)?.show(texture, resizing: resize) })
    }

    /// Shows pictures one after the other. The sprite keeps its size, and the last picture.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }

    /// Shows pictures one after the other.
    /// - Parameters:
    ///   - resize: true if the sprite takes the size of each picture.
    ///   - restore: true if it has its own picture again at the end.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        let change = ActionChange { node in
            let first = (node as? SKSpriteNode)?.texture
            return { node, share, _ in
                guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
                if share >= 1, restore { return sprite.show(first, resizing: resize) }
                let index = Int((share * CGFloat(textures.count) + 1e-9).rounded(.down))
                sprite.show(textures[min(max(index, 0), textures.count - 1)], resizing: resize)
            }
        }
        return SKAction(.change(change), duration: sec * TimeInterval(textures.count)) {
            animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
        }
    }

    // MARK: Colours of sprites

    /// Brings the colour of a sprite, and how much it counts, to other ones.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        colorize(color, colorBlendFactor, duration)
    }

    /// Brings how much the colour of a sprite counts to a number.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        colorize(nil, colorBlendFactor, duration)
    }

    private class func colorize(_ color: UIColor?, _ factor: CGFloat, _ duration: TimeInterval) -> SKAction {
        let change = ActionChange { node in
            let start = (color: RGBA((node as? SKSpriteNode)?.color ?? .white), factor: (node as? SKSpriteNode)?.colorBlendFactor ?? 0)
            let end = color.map { RGBA($0) }
            return { node, share, _ in
                guard let sprite = node as? SKSpriteNode else { return }
                if let end { sprite.color = start.color.mixed(with: end, share).color }
                sprite.colorBlendFactor = start.factor + (factor - start.factor) * share
            }
        }
        return SKAction(.change(change), duration: duration)
    }
}

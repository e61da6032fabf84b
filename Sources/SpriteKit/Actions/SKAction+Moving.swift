public import Foundation

extension SKAction {
    // MARK: Moving

    /// Moves a node by a distance.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }

    /// Moves a node by a distance.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        let change = ActionChange.steps { node, step in
            node.position = CGPoint(x: node.position.x + deltaX * step, y: node.position.y + deltaY * step)
        }
        return SKAction(.change(change), duration: duration) { moveBy(x: -deltaX, y: -deltaY, duration: duration) }
    }

    /// Moves a node to a point.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(.change(.all([.number(\.position.x, to: location.x), .number(\.position.y, to: location.y)])), duration: duration)
    }

    /// Moves a node to a place on the x axis.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.position.x, to: x)), duration: duration)
    }

    /// Moves a node to a place on the y axis.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.position.y, to: y)), duration: duration)
    }

    // MARK: Following a path

    /// Moves a node along a path, from where it is, and turns it to where it goes.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }

    /// Moves a node along a path, from where it is, and turns it to where it goes.
    /// - Parameter speed: in points per second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }

    /// Moves a node along a path.
    /// - Parameters:
    ///   - offset: true if the path begins where the node is; else the path is in the coordinates of the parent.
    ///   - orient: true if the node is turned to where it goes: its y axis points along the path.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        follow(PathTrack(path), offset, orient, duration)
    }

    /// Moves a node along a path.
    /// - Parameter speed: in points per second.
    public class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        let track = PathTrack(path)
        return follow(track, offset, orient, speed > 0 ? TimeInterval(track.length / speed) : 0)
    }

    private class func follow(_ track: PathTrack, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval) -> SKAction {
        let change = ActionChange { node in
            let origin = offset ? node.position : .zero
            return { node, share, _ in
                guard let place = track.place(at: share) else { return }
                node.position = CGPoint(x: origin.x + place.point.x, y: origin.y + place.point.y)
                if orient { node.zRotation = place.angle - .pi / 2 }
            }
        }
        return SKAction(.change(change), duration: duration) { follow(track.reversed, offset, orient, duration) }
    }

    // MARK: Turning

    /// Turns a node by an angle.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.zRotation, by: radians)), duration: duration) { rotate(byAngle: -radians, duration: duration) }
    }

    /// Turns a node to an angle.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.zRotation, to: radians)), duration: duration)
    }

    /// Turns a node to an angle, the shorter way round if it is asked for.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        let change = ActionChange { node in
            let start = node.zRotation
            let way = (radians - start).remainder(dividingBy: 2 * .pi)
            return { node, share, _ in node.zRotation = start + way * share }
        }
        return SKAction(.change(change), duration: duration)
    }

    // MARK: Scaling

    /// Multiplies both scales.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }

    /// Multiplies the scales.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        let change = ActionChange.all([.number(\.xScale, timesOver: xScale), .number(\.yScale, timesOver: yScale)])
        return SKAction(.change(change), duration: duration) {
            scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration)
        }
    }

    /// Brings both scales to a number.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }

    /// Brings the scales to numbers.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.all([.number(\.xScale, to: xScale), .number(\.yScale, to: yScale)])), duration: duration)
    }

    /// Brings one scale to a number.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.xScale, to: scale)), duration: duration)
    }

    /// Brings one scale to a number.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.yScale, to: scale)), duration: duration)
    }
}

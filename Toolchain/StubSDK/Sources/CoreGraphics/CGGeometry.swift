import Foundation

public struct CGVector: Hashable, Codable, Sendable {
    public var dx, dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    public init() { self.init(dx: 0 as CGFloat, dy: 0) }
    public static let zero = CGVector()
}

public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

extension CGPoint {
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] as NSDictionary }
}

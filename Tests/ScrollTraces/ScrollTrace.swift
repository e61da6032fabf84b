import Foundation

/// What a phone did: where a finger was, and where the content was shown. Times are in seconds from the finger's coming down.
package struct ScrollTrace: Sendable {
    package let startOffset: CGFloat
    package let touchDown: CGFloat
    /// How often the finger moved, by how much, in which intervals.
    package let moves: (count: Int, distance: CGFloat, interval: TimeInterval)
    /// How often its place was reported again after that.
    package let restReports: Int
    package let lift: TimeInterval
    /// As the delegate was notified, in points per millisecond.
    package let velocity: CGFloat
    package let target: CGFloat
    /// When the delegate was notified of the end; nil where the content did not move on.
    package let end: TimeInterval?
    package let final: CGFloat
    package let whileDragging: [(time: TimeInterval, offset: CGFloat)]
    package let afterLift: [(time: TimeInterval, offset: CGFloat)]
}

// observed: iOS 26.1, an iPhone 16 in the simulator, a view of 393 by 852 points at 3 pixels a point over 40000 points of content
extension ScrollTrace {
    package static let viewport = CGSize(width: 393, height: 852)
    package static let contentHeight: CGFloat = 40000
    package static let scale: CGFloat = 3

    package static let slowThrow = ScrollTrace(
        startOffset: 5000, touchDown: 792, moves: (14, -6, 0.008), restReports: 0, lift: 0.12, velocity: 0.75,
        target: 5443.667, end: 2.2808, final: 5443.333,
        whileDragging: [
            (0.016, 5002), (0.024, 5008), (0.032, 5014), (0.04, 5020), (0.048, 5026), (0.056, 5032), (0.064, 5038),
            (0.072, 5044), (0.08, 5050), (0.088, 5056), (0.104, 5068), (0.112, 5074),
        ],
        afterLift: [
            (0.1306, 5081.333), (0.1473, 5093.333), (0.1639, 5105), (0.1973, 5127), (0.2473, 5157.667), (0.2806, 5176.333),
            (0.3306, 5202.333), (0.3806, 5225.667), (0.4473, 5253.667), (0.4973, 5272), (0.5639, 5294), (0.6306, 5313.333),
            (0.6973, 5330.333), (0.7806, 5348.333), (0.8473, 5360.667), (0.9306, 5374.333), (1.0139, 5385.667),
            (1.0973, 5395.333), (1.1806, 5403.333), (1.2639, 5410.333), (1.3639, 5417), (1.4473, 5422), (1.5473, 5426.667),
            (1.6473, 5430.667), (1.7473, 5433.667), (1.8473, 5436.333), (1.9639, 5439), (2.0639, 5440.667), (2.1639, 5442),
            (2.2806, 5443.333),
        ])

    package static let fastThrow = ScrollTrace(
        startOffset: 5000, touchDown: 792, moves: (14, -24, 0.008), restReports: 0, lift: 0.12, velocity: 3,
        target: 6819.667, end: 2.9724, final: 6818,
        whileDragging: [
            (0.008, 5014), (0.016, 5038), (0.024, 5062), (0.032, 5086), (0.04, 5110), (0.048, 5134), (0.056, 5158),
            (0.064, 5182), (0.08, 5230), (0.088, 5254), (0.104, 5302), (0.112, 5326),
        ],
        afterLift: [
            (0.1223, 5330.333), (0.139, 5379.333), (0.1723, 5472.333), (0.2223, 5601), (0.2723, 5717.333), (0.3223, 5822.667),
            (0.389, 5947.667), (0.4557, 6057), (0.539, 6174.667), (0.6057, 6255.667), (0.689, 6342.667), (0.789, 6430),
            (0.8723, 6490.333), (0.9723, 6550.667), (1.0723, 6600), (1.1723, 6640.667), (1.289, 6678.667), (1.389, 6704.667),
            (1.5057, 6729.333), (1.6223, 6749), (1.739, 6764.333), (1.8723, 6778), (1.989, 6787.333), (2.1223, 6795.667),
            (2.2557, 6802), (2.389, 6807), (2.5223, 6810.667), (2.6723, 6814), (2.8057, 6816), (2.9557, 6818),
        ])

    package static let impact = ScrollTrace(
        startOffset: 38798, touchDown: 792, moves: (12, -25, 0.008), restReports: 0, lift: 0.104, velocity: 3.125,
        target: 39148, end: 0.9116, final: 39148,
        whileDragging: [
            (0.008, 38813), (0.016, 38838), (0.024, 38863), (0.032, 38888), (0.04, 38913), (0.048, 38938), (0.056, 38963),
            (0.064, 38988), (0.08, 39038), (0.088, 39063), (0.096, 39088),
        ],
        afterLift: [
            (0.1115, 39108.333), (0.1281, 39158.333), (0.1448, 39196.667), (0.1615, 39222), (0.1948, 39245.333),
            (0.2115, 39248.333), (0.2281, 39247.667), (0.2448, 39244.333), (0.2781, 39233.333), (0.2948, 39227),
            (0.3281, 39213.667), (0.3448, 39207), (0.3781, 39195.333), (0.4115, 39185.333), (0.4448, 39177),
            (0.4781, 39170.333), (0.4948, 39167.333), (0.5281, 39162.667), (0.5615, 39159), (0.6115, 39155.333),
            (0.6448, 39153.333), (0.6781, 39152), (0.7115, 39151), (0.7448, 39150), (0.7948, 39149.333), (0.8281, 39149),
            (0.8781, 39148.667), (0.9115, 39148.333),
        ])

    package static let rubberBand = ScrollTrace(
        startOffset: 0, touchDown: 120, moves: (120, 5, 0.008), restReports: 38, lift: 1.272, velocity: -0.625,
        target: 0, end: 1.9631, final: 0,
        whileDragging: [
            (0.024, -2.667), (0.04, -8.333), (0.08, -21.333), (0.128, -37), (0.184, -54), (0.248, -73), (0.32, -93),
            (0.392, -112.333), (0.472, -132.333), (0.56, -153.333), (0.656, -175), (0.752, -195), (0.856, -215.667),
            (0.96, -235),
        ],
        afterLift: [
            (1.2796, -223.333), (1.2963, -197), (1.313, -173.333), (1.3296, -152), (1.3463, -133.333), (1.363, -116.333),
            (1.3796, -101.333), (1.3963, -88.333), (1.413, -76.667), (1.4463, -57.667), (1.463, -50), (1.4796, -43),
            (1.513, -32), (1.5296, -27.667), (1.563, -20.333), (1.5796, -17.667), (1.613, -13), (1.6463, -9.667),
            (1.663, -8.333), (1.6963, -6), (1.7296, -4.333), (1.763, -3.333), (1.7963, -2.333), (1.8296, -1.667),
            (1.863, -1.333), (1.8963, -1), (1.9296, -0.667), (1.963, -0.333),
        ])

    package static let slowDrag = ScrollTrace(
        startOffset: 5000, touchDown: 792, moves: (60, -3, 0.016), restReports: 19, lift: 1.28, velocity: 0,
        target: 5170, end: nil, final: 5170,
        whileDragging: [
            (0.064, 5002), (0.08, 5005), (0.96, 5170),
        ],
        afterLift: [])
}

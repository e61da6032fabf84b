/// Where the first row and the first column of a picture's pixels are to be seen.
// apple: https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// First row above, first column on the left.
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    /// First row on the right, first column above: to be turned clockwise by a quarter.
    case right = 6
    case rightMirrored = 7
    case left = 8
}

/// A layer with animations whose time to begin is not known yet.
struct WaitingLayer {
    weak var layer: CALayer?
}

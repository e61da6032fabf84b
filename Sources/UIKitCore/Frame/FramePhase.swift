/// What the frame pipeline is doing.
enum FramePhase {
    case idle
    case draining
    case layout
    case display
    case commit
    case present
}

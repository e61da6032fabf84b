/// What was committed of one layer.
final class RenderNode {}

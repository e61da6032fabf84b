/// The caches and the memory that a host keeps from frame to frame. Nothing in it influences what is painted.
struct CompositorCaches {
    let tiles = CornerTiles()
    let shadows = ShadowMasks()
    let drawings = DrawnPictures()
    let surfaces = SurfacePool()
    let regions = RegionPool()
    let bitmaps = BitmapPool()
    let items = DisplayItemPool()
    let paints = PaintPool()
    let steps = StepPool()
    let screens = ScreenSurface()
}

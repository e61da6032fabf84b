/// What libFuzzer calls with bytes of its making: the readers of XIB files, of the older archives and of storyboards have to answer
/// with a graph or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = try? NibSource.read(bytes, file: "Fuzzed.xib")
    if let storyboard = try? StoryboardDocument(bytes, file: "Fuzzed.storyboard") {
        for id in storyboard.sceneIDs { _ = storyboard.scene(id).map(storyboard.lowered) }
    }
    return 0
}

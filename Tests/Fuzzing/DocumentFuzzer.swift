import Foundation

/// What libFuzzer calls with bytes of its making: the readers of XIB files, of the older archives and of storyboards have to answer
/// with a graph or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    _ = try? NibSource.read(data, file: "Fuzzed.xib")
    if let storyboard = try? StoryboardDocument(data, file: "Fuzzed.storyboard") {
        for id in storyboard.sceneIDs { _ = storyboard.scene(id).map(storyboard.lowered) }
    }
    return 0
}

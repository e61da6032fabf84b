/// What libFuzzer calls with bytes of its making: the reader of compiled nibs has to answer with a graph or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func readNib(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = try? CompiledNib.graph(of: bytes, fileName: "Fuzzed.nib")
    return 0
}

// How functions for pictures go about it.
// apple: https://developer.apple.com/documentation/accelerate/vimage_flags

/// As usual.
public var kvImageNoFlags: Int { 0 }
/// The first byte of each pixel stays as it is.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// Pixels whose neighbours are not all there stay as they are.
public var kvImageCopyInPlace: Int { 2 }
/// Beyond the picture all has one colour.
public var kvImageBackgroundColorFill: Int { 4 }
/// Beyond the picture its outermost pixels go on.
public var kvImageEdgeExtend: Int { 8 }
/// Work is not divided. It never is here.
public var kvImageDoNotTile: Int { 16 }
/// Pictures are scaled with more neighbours.
public var kvImageHighQualityResampling: Int { 32 }
/// Only neighbours that are there count.
public var kvImageTruncateKernel: Int { 64 }
/// Nothing is done but to answer how much memory the work would take from the caller: none here.
public var kvImageGetTempBufferSize: Int { 128 }
/// Mistakes are written to the console. Not here. It is not here.
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
/// No memory is taken: the caller has it already.
public var kvImageNoAllocate: Int { 512 }

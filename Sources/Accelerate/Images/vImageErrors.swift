// The errors of functions for pictures.
// apple: https://developer.apple.com/documentation/accelerate/vimage_errors

/// All is well.
public var kvImageNoError: Int { 0 }
/// The result would be larger than the picture.
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
/// The kernel has no size, or an even one.
public var kvImageInvalidKernelSize: Int { -21767 }
/// It is not said what is beyond the picture.
public var kvImageInvalidEdgeStyle: Int { -21768 }
/// The result begins to the right of the picture.
public var kvImageInvalidOffset_X: Int { -21769 }
/// The result begins below the picture.
public var kvImageInvalidOffset_Y: Int { -21770 }
/// Memory is short.
public var kvImageMemoryAllocationError: Int { -21771 }
/// There are no pixels.
public var kvImageNullPointerArgument: Int { -21772 }
/// Another parameter makes no sense.
public var kvImageInvalidParameter: Int { -21773 }
/// Two pictures differ in size.
public var kvImageBufferSizeMismatch: Int { -21774 }
/// A flag is not known to the function.
public var kvImageUnknownFlagsBit: Int { -21775 }
/// Something is wrong that nobody has thought of.
public var kvImageInternalError: Int { -21776 }
/// Rows are too short for their pixels.
public var kvImageInvalidRowBytes: Int { -21777 }
/// The format makes no sense.
public var kvImageInvalidImageFormat: Int { -21778 }
/// The result may not replace the picture.
public var kvImageOutOfPlaceOperationRequired: Int { -21780 }
/// There is no way from the one format to the other.
public var kvImageUnsupportedConversion: Int { -21783 }

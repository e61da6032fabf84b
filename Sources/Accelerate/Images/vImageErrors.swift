// What functions for pictures answer.
// apple: https://developer.apple.com/documentation/accelerate/vimage_errors

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageInvalidEdgeStyle: Int { -21768 }
public var kvImageInvalidOffset_X: Int { -21769 }
public var kvImageInvalidOffset_Y: Int { -21770 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageUnknownFlagsBit: Int { -21775 }
public var kvImageInternalError: Int { -21776 }
public var kvImageInvalidRowBytes: Int { -21777 }
public var kvImageInvalidImageFormat: Int { -21778 }
public var kvImageOutOfPlaceOperationRequired: Int { -21780 }
public var kvImageUnsupportedConversion: Int { -21783 }

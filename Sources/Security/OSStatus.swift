/// What functions of this module answer: ``errSecSuccess``, or why they failed.
public typealias OSStatus = Int32

/// The domain of errors whose codes are such numbers.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

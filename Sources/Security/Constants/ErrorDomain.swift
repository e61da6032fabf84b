/// The domain of errors whose codes are those of functions such as ``SecItemAdd(_:_:)``.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

// Older apps compare the version of Foundation with those of systems that were new then, before there was `#available`.

/// Later than all that have a name.
// apple: https://developer.apple.com/documentation/foundation/nsfoundationversionnumber
public let NSFoundationVersionNumber: Double = 2503

/// That of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// That of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// That of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// That of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// That of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// That of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// That of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// Later than all of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299

// The functions of C that hash and encrypt, over OpenSSL's libcrypto.
@_exported public import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The result of a function: ``kCCSuccess``, or why it failed.
public typealias CCCryptorStatus = Int32
/// The result of a function: ``kCCSuccess``, or why it failed.
public typealias CCStatus = Int32
/// ``kCCEncrypt`` or ``kCCDecrypt``.
public typealias CCOperation = UInt32
/// `kCCAlgorithmAES`, `kCCAlgorithm3DES`.
public typealias CCAlgorithm = UInt32
/// ``kCCOptionPKCS7Padding`` and ``kCCOptionECBMode``.
public typealias CCOptions = UInt32
/// Which digest an authentication code goes by, such as ``kCCHmacAlgSHA256``.
public typealias CCHmacAlgorithm = UInt32
/// How a key is derived: ``kCCPBKDF2``.
public typealias CCPBKDFAlgorithm = UInt32
/// By which digest a key is derived, such as ``kCCPRFHmacAlgSHA256``.
public typealias CCPseudoRandomAlgorithm = UInt32

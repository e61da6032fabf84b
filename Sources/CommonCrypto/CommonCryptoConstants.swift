// The numbers have the types by which C's enumerations come to Swift: `CCOperation(kCCEncrypt)`.

/// All is well.
public var kCCSuccess: Int { 0 }
/// A parameter makes no sense.
public var kCCParamError: Int { -4300 }
/// There is too little memory for the result.
public var kCCBufferTooSmall: Int { -4301 }
/// Memory is short.
public var kCCMemoryFailure: Int { -4302 }
/// The data have no multiple of the block's length.
public var kCCAlignmentError: Int { -4303 }
/// The data cannot be decrypted.
public var kCCDecodeError: Int { -4304 }
/// There is no such function or algorithm here.
public var kCCUnimplemented: Int { -4305 }
/// There are too many data.
public var kCCOverflow: Int { -4306 }
/// There are no random bytes.
public var kCCRNGFailure: Int { -4307 }
/// Something else went wrong.
public var kCCUnspecifiedError: Int { -4308 }
/// Functions were called in another order than they must be.
public var kCCCallSequenceError: Int { -4309 }
/// The key has another length than the algorithm's.
public var kCCKeySizeError: Int { -4310 }
/// The key makes no sense.
public var kCCInvalidKey: Int { -4311 }

/// Makes secrets of text.
public var kCCEncrypt: Int { 0 }
/// Makes text of secrets.
public var kCCDecrypt: Int { 1 }

/// AES, with keys of any of its lengths.
public var kCCAlgorithmAES128: Int { 0 }
/// AES, with keys of any of its lengths.
public var kCCAlgorithmAES: Int { 0 }
/// Not offered here: ``CCCrypt`` answers ``kCCUnimplemented``.
public var kCCAlgorithmDES: Int { 1 }
/// DES, three times.
public var kCCAlgorithm3DES: Int { 2 }

/// The last block is filled up as PKCS #7 says.
public var kCCOptionPKCS7Padding: Int { 1 }
/// Each block by itself; without it, each block is mixed with the one before.
public var kCCOptionECBMode: Int { 2 }

/// 16 bytes.
public var kCCKeySizeAES128: Int { 16 }
/// 24 bytes.
public var kCCKeySizeAES192: Int { 24 }
/// 32 bytes.
public var kCCKeySizeAES256: Int { 32 }
/// 8 bytes.
public var kCCKeySizeDES: Int { 8 }
/// 24 bytes.
public var kCCKeySize3DES: Int { 24 }
/// 16 bytes.
public var kCCBlockSizeAES128: Int { 16 }
/// 8 bytes.
public var kCCBlockSizeDES: Int { 8 }
/// 8 bytes.
public var kCCBlockSize3DES: Int { 8 }

/// By SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// By MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// By SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// By SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// By SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }
/// By SHA-224.
public var kCCHmacAlgSHA224: Int { 5 }

/// Many rounds of an authentication code.
public var kCCPBKDF2: Int { 2 }
/// By SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// By SHA-224.
public var kCCPRFHmacAlgSHA224: Int { 2 }
/// By SHA-256.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// By SHA-384.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// By SHA-512.
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// 16 bytes.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// 20 bytes.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// 28 bytes.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// 32 bytes.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// 48 bytes.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// 64 bytes.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// 64 bytes.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
/// 64 bytes.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
/// 64 bytes.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
/// 128 bytes.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

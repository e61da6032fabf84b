// The numbers have the types by which C's enumerations come to Swift: `CCOperation(kCCEncrypt)`.

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCOverflow: Int { -4306 }
public var kCCRNGFailure: Int { -4307 }
public var kCCUnspecifiedError: Int { -4308 }
public var kCCCallSequenceError: Int { -4309 }
public var kCCKeySizeError: Int { -4310 }
public var kCCInvalidKey: Int { -4311 }

public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }

public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmAES: Int { 0 }
/// Not offered here: ``CCCrypt`` answers ``kCCUnimplemented``.
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }

public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }

public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySizeDES: Int { 8 }
public var kCCKeySize3DES: Int { 24 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSizeDES: Int { 8 }
public var kCCBlockSize3DES: Int { 8 }

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

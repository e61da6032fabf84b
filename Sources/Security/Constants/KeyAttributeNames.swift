// The attributes of a key.
// apple: https://developer.apple.com/documentation/security/key-generation-attributes

/// Of what family it is.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// RSA.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// The former name of ``kSecAttrKeyTypeECSECPrimeRandom``.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// A curve over a prime field: P-256, P-384 or P-521.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Says whether it is public or private.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// The public key of a pair.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// The private key of a pair.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides have.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// A number: how long it is, in bits.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// A number: how many of its bits count.
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Data: a digest of the public key, the same for both keys of a pair.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// Data of the app's own.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// Says whether it is put into the keychain. Not possible here: making a key with it fails.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// Says whether it encrypts.
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = "encr"
/// Says whether it decrypts.
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = "decr"
/// Says whether secrets can be derived with it.
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = "drve"
/// Says whether it signs.
public nonisolated(unsafe) let kSecAttrCanSign: CFString = "sign"
/// Says whether it checks signatures.
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = "vrfy"
/// Says whether it encrypts other keys.
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = "wrap"
/// Says whether it decrypts other keys.
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = "unwp"
/// Where the key is kept, outside of the keychain.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave. There is none here: making a key in it fails.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// A dictionary for the private key of a pair.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// A dictionary for the public key of a pair.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"

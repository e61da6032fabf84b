// How the server of an internet password is spoken to.
// apple: https://developer.apple.com/documentation/security/item-attribute-keys-and-values

/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// The account of a server of FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc "
/// News, by NNTP.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp"
/// Mail that is fetched, by POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3"
/// Mail that is sent, by SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// A proxy of SOCKS.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox "
/// Mail that stays on the server, by IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// A directory, by LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public nonisolated(unsafe) let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public nonisolated(unsafe) let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// A proxy for HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy for HTTPS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy for FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy for RTSP.
public nonisolated(unsafe) let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public nonisolated(unsafe) let kSecAttrProtocolDAAP: CFString = "daap"
/// Apple events from afar.
public nonisolated(unsafe) let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp "
/// News over TLS.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps"
/// A directory over TLS.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public nonisolated(unsafe) let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops"

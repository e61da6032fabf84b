import Foundation

// Core Foundation's names for the protocol's versions, as they are in the first line of a message.

/// The first version with header fields: one request to a connection.
public nonisolated(unsafe) let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// Several requests to a connection, one after the other.
public nonisolated(unsafe) let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// Several requests to a connection at once.
public nonisolated(unsafe) let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The same over QUIC.
public nonisolated(unsafe) let kCFHTTPVersion3_0: CFString = "HTTP/3.0"

import Foundation

// Core Foundation's names for the protocol's versions, as they stand in the first line of a message.

public nonisolated(unsafe) let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
public nonisolated(unsafe) let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
public nonisolated(unsafe) let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
public nonisolated(unsafe) let kCFHTTPVersion3_0: CFString = "HTTP/3.0"

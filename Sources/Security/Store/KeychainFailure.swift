/// Why items could not be read or written.
struct KeychainFailure: Error { var status: OSStatus }

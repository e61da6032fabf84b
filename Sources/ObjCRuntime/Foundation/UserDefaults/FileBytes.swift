import Foundation

/// Reads and writes whole files through their descriptors.
enum FileBytes {
    /// All bytes from the beginning; what could be read, if there is an error on the way.
    static func all(of file: Int32) -> Data {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(file, &buffer, buffer.count, off_t(result.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return result }
            result.append(contentsOf: buffer.prefix(count))
        }
    }

    /// Writes at the file's offset; false, with `errno`, if not everything could be written.
    static func write(_ data: Data, to file: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

import Foundation

/// A file open for writing: the system calls, and their failures as errors.
package struct OutputFile {
    private let descriptor: Int32
    private let name: String

    /// Replaces what is there.
    /// - Parameter name: for errors, because the user does not know the path of a temporary file.
    package init(creating path: String, namedInErrors name: String) throws(OutputError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path: name, errno: errno) }
        self.name = name
    }

    /// Closes the file in any case.
    package func writeAndClose(_ bytes: [UInt8]) throws(OutputError) {
        var failure: Int32?
        var written = 0
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, failure == nil {
                let count = write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count > 0 { written += count } else if errno != EINTR { failure = errno }
            }
        }
        // Some file systems only say on closing that a file did not fit.
        if close(descriptor) != 0, failure == nil { failure = errno }
        if let failure { throw .cannotWrite(path: name, errno: failure) }
    }
}

// SPDX-License-Identifier: MIT

import Codecs
import Support
import Foundation

/// A file open for writing. Converts failed system calls into errors.
package struct OutputFile {
    private let descriptor: Int32
    private let name: String

    /// The standard output of the process; never closed.
    static var standardOutput: OutputFile {
        OutputFile(descriptor: StandardOutput.descriptor, name: OutputPlan.standardOutput)
    }

    private init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Creates a file. Fails if the path exists, even as a link.
    /// - Parameter name: the path to show in error messages, because users do not know temporary paths.
    package init(creating path: String, namedInErrors name: String) throws(OutputError) {
        try self.init(opening: path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, namedInErrors: name)
    }

    /// - Parameter mode: The flags of `open(2)`; `O_CLOEXEC` is added. New files get the mode 0666, less the umask.
    package init(opening path: String, _ mode: Int32, namedInErrors name: String) throws(OutputError) {
        descriptor = open(path, mode | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path: name, errno: errno) }
        self.name = name
    }

    /// Copies the permissions of an existing file, and grants the owner read and write access.
    func takePermissions(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        // Ignores failures, because some file systems have no permissions.
        _ = fchmod(descriptor, status.st_mode & 0o777 | 0o600)
    }

    /// Appends all bytes, with as many system calls as needed.
    package func write(_ bytes: [UInt8]) throws(OutputError) {
        var failure: Int32?
        var written = 0
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, failure == nil {
                let count = Foundation.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count > 0 { written += count } else if errno != EINTR { failure = errno }
            }
        }
        if let failure { throw .cannotWrite(path: name, errno: failure) }
    }

    /// Replaces bytes that were written earlier, starting at byte `offset` of the file.
    package func overwrite(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
        var failure: Int32?
        var written = 0
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count, failure == nil {
                let count = pwrite(
                    descriptor, buffer.baseAddress! + written, buffer.count - written, off_t(offset + written))
                if count > 0 { written += count } else if errno != EINTR { failure = errno }
            }
        }
        if let failure { throw .cannotWrite(path: name, errno: failure) }
    }

    /// Signs a complete file in place. Leaves formats alone that cannot be signed.
    func sign() throws(OutputError) {
        guard let change = SignedFile.withBytes(of: descriptor, { FileSignature.change(signing: $0) }) ?? nil else {
            return
        }
        for (offset, bytes) in change.patches { try overwrite(bytes, at: offset) }
        try overwrite(change.tail, at: change.offset)
    }

    /// The size of the file, in bytes, including bytes that other processes have written.
    var byteCount: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Waits until the file is on disk. Some file systems report a lack of space only at this point.
    func synchronize() throws(OutputError) {
        // `fsync` fails with EINVAL for files in memory.
        if fsync(descriptor) != 0, errno != EINVAL { throw .cannotWrite(path: name, errno: errno) }
    }

    /// Closes the file. Some file systems report a lack of space only at this point.
    package func close() throws(OutputError) {
        if Foundation.close(descriptor) != 0 { throw .cannotWrite(path: name, errno: errno) }
    }
}

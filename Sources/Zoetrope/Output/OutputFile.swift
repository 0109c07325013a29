// SPDX-License-Identifier: MIT

import Codecs
import Files
import Foundation

/// A file open for writing: the system calls, and their failures as errors.
package struct OutputFile {
    private let descriptor: Int32
    private let name: String

    /// The process's own; it is never closed.
    static var standardOutput: OutputFile {
        OutputFile(descriptor: StandardOutput.descriptor, name: OutputPlan.standardOutput)
    }

    private init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Makes a file; whatever has that name already, a link too, is an error.
    /// - Parameter name: for errors, because the user does not know the path of a temporary file.
    package init(creating path: String, namedInErrors name: String) throws(OutputError) {
        try self.init(opening: path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, namedInErrors: name)
    }

    /// - Parameter mode: how `open` is to do it.
    package init(opening path: String, _ mode: Int32, namedInErrors name: String) throws(OutputError) {
        descriptor = open(path, mode | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path: name, errno: errno) }
        self.name = name
    }

    /// Lets those read and write it who may do so with another file, where there is one, and its owner.
    func takePermissions(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        // Where that is not possible, as on a disk without permissions, the file is still the one that was asked for.
        _ = fchmod(descriptor, status.st_mode & 0o777 | 0o600)
    }

    /// Appends to the file.
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

    /// Replaces bytes that were written before, `offset` bytes after the first.
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

    /// Signs a whole file in place. One of no kind that can be signed stays as it is.
    func sign() throws(OutputError) {
        guard let change = OwnFile.withBytes(of: descriptor, { FileSignature.change(signing: $0) }) ?? nil else {
            return
        }
        for (offset, bytes) in change.patches { try overwrite(bytes, at: offset) }
        try overwrite(change.tail, at: change.offset)
    }

    /// All that is in it, whoever wrote that.
    var byteCount: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Waits until all of it is on the disk: some file systems, and ffmpeg, say only then that it does not fit, or not at all.
    func synchronize() throws(OutputError) {
        // What lies in no disk, as a file in memory, needs none.
        if fsync(descriptor) != 0, errno != EINVAL { throw .cannotWrite(path: name, errno: errno) }
    }

    /// Some file systems only say on closing that a file did not fit.
    package func close() throws(OutputError) {
        if Foundation.close(descriptor) != 0 { throw .cannotWrite(path: name, errno: errno) }
    }
}

// SPDX-License-Identifier: MIT

import CSystem
import Foundation

/// An anonymous file in memory, which exists until its last descriptor is closed.
final class MemoryFile: Sendable {
    let descriptor: Int32

    init(_ name: String) throws(ChildProgramError) {
        descriptor = programs_memory_file("zoetrope-" + name)
        guard descriptor >= 0 else { throw .cannotStart(errno: errno) }
    }

    deinit { close(descriptor) }

    var byteCount: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Writes without moving the file position, so that the program reads from the start.
    func fill(_ bytes: [UInt8]) throws(ChildProgramError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress! + written, $0.count - written, off_t(written))
            }
            if count > 0 { written += count } else if errno != EINTR { throw .cannotStart(errno: errno) }
        }
    }

    func bytes(upTo limit: Int) throws(ChildProgramError) -> [UInt8] {
        let count = min(byteCount, limit)
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            done = 0
            while done < count, failure == nil {
                let read = pread(descriptor, buffer.baseAddress! + done, count - done, off_t(done))
                if read > 0 {
                    done += read
                } else if read == 0 {
                    break
                } else if errno != EINTR {
                    failure = errno
                }
            }
        }
        if let failure { throw .cannotStart(errno: failure) }
        return bytes
    }
}

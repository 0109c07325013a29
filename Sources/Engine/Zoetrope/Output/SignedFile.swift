// SPDX-License-Identifier: MIT

import Codecs
import Foundation

/// Recognises files that Zoetrope has written and that were not changed afterwards. Such files may be replaced.
package enum SignedFile {
    /// Whether the file has a valid signature. Follows links.
    package static func isOurs(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // A confined program may not read the file, so the process that started the program checks the file.
        guard descriptor >= 0 else { return errno == EACCES && OutputBroker.current?.isOurs(path) == true }
        defer { close(descriptor) }
        return withBytes(of: descriptor) { FileSignature.isSigned($0) } ?? false
    }

    /// Maps the bytes of a regular file; nil if it is empty or not regular.
    static func withBytes<Result>(
        of descriptor: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        let count = Int(status.st_size)
        guard let start = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
            return nil
        }
        defer { munmap(start, count) }
        return try body(UnsafeRawBufferPointer(start: start, count: count))
    }
}

// SPDX-License-Identifier: MIT

import Codecs
import Drawing

/// Writes one image of any format to a file or standard output.
struct StillWriter: FrameEncoder {
    let format: StillFormat
    /// The compression of PNG data, 0 to 9.
    let compression: Int
    /// The path of the file; nil for standard output.
    let path: String?
    let journal: OutputJournal
    let overwrites: Bool

    func prepare(_ bitmap: Bitmap) throws -> [UInt8] {
        guard let file = try format.file(of: bitmap, compression: compression) else {
            throw VectorError(path: path ?? OutputPlan.standardOutput)
        }
        return file
    }

    func write(_ file: [UInt8], until endTime: Double) throws { try write(file) }

    /// Writes the complete file to `path`, or to standard output if `path` is nil.
    func write(_ file: [UInt8]) throws {
        if let path { return try journal.write(file, to: path, replaces: overwrites) }
        try OutputFile.standardOutput.write(file)
        journal.noteStreamed(file.count)
    }

    func finish() {}
}

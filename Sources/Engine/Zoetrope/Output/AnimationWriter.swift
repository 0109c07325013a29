// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// The destination of an animation's bytes: a file that is renamed into place at the end, or standard output.
struct AnimationDestination: Sendable {
    let sink: ByteSink
    let commit: @Sendable () throws -> Void

    static func file(_ path: String, journal: OutputJournal, overwrites: Bool) throws -> AnimationDestination {
        let file = try journal.begin(path, replaces: overwrites)
        return AnimationDestination(
            sink: ByteSink(append: file.append, patch: { try file.overwrite($1, at: $0) })
        ) {
            try file.sign()
            try file.commit()
        }
    }

    static func standardOutput(journal: OutputJournal) -> AnimationDestination {
        let signer = SigningSink { bytes in
            try OutputFile.standardOutput.write(bytes)
            journal.noteStreamed(bytes.count)
        }
        return AnimationDestination(sink: ByteSink(append: signer.write), commit: signer.finish)
    }
}

/// Wraps an encoder and commits its file at the end.
struct AnimationWriter<Base: FrameEncoder>: FrameEncoder {
    var base: Base
    let commit: @Sendable () throws -> Void

    func prepare(_ bitmap: Bitmap) throws -> Base.Prepared { try base.prepare(bitmap) }

    mutating func write(_ frame: Base.Prepared, until endTime: Double) throws {
        try base.write(frame, until: endTime)
    }

    mutating func finish() throws {
        try base.finish()
        try commit()
    }
}

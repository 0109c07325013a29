// SPDX-License-Identifier: MIT

import Codecs
import Drawing

/// Writes each frame as a PNG file of its own, at the path that the plan gives for the frame.
public struct PNGWriter: FrameEncoder {
    private let plan: OutputPlan
    private let journal: OutputJournal
    private let encoder: PNGEncoder
    private let overwrites: Bool
    private var nextFrame = 0

    /// A writer for the files of a plan.
    ///
    /// - Parameter overwrites: whether foreign files may be replaced.
    public init(
        _ plan: OutputPlan, journal: OutputJournal, compression: Int = PNGEncoder.standardCompression,
        overwrites: Bool = true
    ) {
        self.overwrites = overwrites
        self.plan = plan
        self.journal = journal
        encoder = PNGEncoder(compression: compression)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func prepare(_ bitmap: Bitmap) throws -> [UInt8] { FileSignature.signed(try encoder.encode(bitmap)) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public mutating func write(_ file: [UInt8], until endTime: Double) throws {
        try journal.write(file, to: plan.path(ofFrame: nextFrame), replaces: overwrites)
        nextFrame += 1
    }

    /// Does nothing: every file is already complete.
    public func finish() {}
}

// SPDX-License-Identifier: MIT

import SVGSyntax
import Support
import Tolerances

/// An error of a trace. Each description is one line.
public enum TraceError: Error, Equatable, CustomStringConvertible {
    /// No folder of `PATH` contains potrace.
    case programMissing
    /// A value of `TraceOptions` is outside `range`. The text names the option.
    case badOption(String, value: Double, range: ClosedRange<Double>)
    /// The width or the height of the bitmap is 0 pixels.
    case emptyPicture
    /// The bitmap has more than `limit` pixels in all.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// potrace could not be started, wrote more than 1 MiB of messages, closed its input early, or was interrupted.
    case cannotRun(String)
    /// potrace exited with a status other than 0. `message` is one line.
    case failed(status: Int32, message: String)
    /// A signal ended potrace, such as 9 if the system is out of memory.
    case killed(signal: Int32)
    /// potrace made no progress for `seconds`.
    case timedOut(seconds: Double)
    /// potrace's output exceeds `limit` bytes.
    case outputTooLarge(limit: Int)
    /// potrace's output cannot be parsed as SVG.
    case badOutput(SVGError)

    public var description: String {
        switch self {
        case .programMissing:
            "the program potrace is not in PATH; on Debian and Ubuntu: apt-get install potrace"
        case .badOption(let name, let value, let range):
            "the \(name) is \(value.words), but must be \(range.lowerBound.words) to \(range.upperBound.words)"
        case .emptyPicture: "the picture has no pixels"
        case .tooLarge(let width, let height, let limit):
            "the picture has \(width)×\(height) pixels, more than the \(limit) that are traced; make it smaller first"
        case .cannotRun(let reason): "potrace cannot be run: \(reason)"
        case .failed(let status, let message):
            "potrace failed with status \(status)" + (message.isEmpty ? "" : ": \(message)")
        case .killed(let signal): "potrace was ended by signal \(signal)"
        case .timedOut(let seconds):
            "potrace took longer than \(SVGNumber.text(seconds, decimals: 1)) seconds; raise \(ProgramTimeout.variable)"
        case .outputTooLarge(let limit):
            "the traced picture takes more than \(limit) bytes; raise the speckle size, or make the picture smaller"
        case .badOutput(let error): "potrace's output cannot be read: \(error)"
        }
    }
}

// SPDX-License-Identifier: MIT

import Support

/// An error of a trace. Each description is one line.
public enum TraceError: Error, Equatable, CustomStringConvertible {
    case programMissing
    case badOption(String, value: Double, range: ClosedRange<Double>)
    case emptyPicture
    case tooLarge(width: Int, height: Int, limit: Int)
    /// potrace could not be started, or its files could not be written.
    case cannotRun(String)
    /// potrace failed with this message on one line.
    case failed(status: Int32, message: String)
    case killed(signal: Int32)
    case timedOut(seconds: Double)
    case outputTooLarge(limit: Int)
    case badOutput(SVGError)

    public var description: String {
        switch self {
        case .programMissing:
            "the program potrace is not in PATH; on Debian and Ubuntu: apt-get install potrace"
        case .badOption(let name, let value, let range):
            "the \(name) is \(SVGNumber.plain(value)), but must be \(SVGNumber.plain(range.lowerBound)) to "
                + SVGNumber.plain(range.upperBound)
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

// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax
import Support

/// An error of a PDF page. Each description is one line.
public enum PDFError: Error, Equatable, CustomStringConvertible {
    /// No folder of `PATH` contains pdftocairo.
    case programMissing
    /// pdftocairo could not be started, wrote more than 1 MiB of messages, closed its input early, or was interrupted.
    case cannotRun(String)
    /// pdftocairo exited with a status other than 0. The text is one line of its messages.
    case failed(String)
    /// A signal ended pdftocairo, such as 9 if the system is out of memory.
    case killed(signal: Int32)
    /// pdftocairo made no progress for `seconds`.
    case timedOut(seconds: Double)
    /// pdftocairo's output exceeds `limit` bytes.
    case outputTooLarge(limit: Int)
    /// pdftocairo's output cannot be parsed as SVG.
    case badOutput(SVGError)

    public var description: String {
        switch self {
        case .programMissing:
            "PDF is drawn by the program pdftocairo, which is not in PATH; on Debian and Ubuntu: "
                + "apt-get install poppler-utils"
        case .cannotRun(let reason): "pdftocairo cannot be run: \(reason)"
        case .failed(let message): "no PDF that pdftocairo can read" + (message.isEmpty ? "" : ": \(message)")
        case .killed(let signal): "pdftocairo was killed by signal \(signal)"
        case .timedOut(let seconds):
            "pdftocairo took longer than \(SVGNumber.text(seconds, decimals: 1)) seconds; "
                + "raise \(ProgramTimeout.variable)"
        case .outputTooLarge(let limit): "the page takes more than \(limit) bytes as a drawing"
        case .badOutput(let error): "pdftocairo's drawing cannot be read: \(error)"
        }
    }
}

/// Converts the first page of a PDF file into a drawing, with the program pdftocairo.
public struct PDFConverter: Sendable {
    /// The path of pdftocairo.
    private let program: String
    /// The time without progress, in seconds, after which `drawing` throws `PDFError.timedOut`. By
    /// default, the value of `ZOETROPE_PROGRAM_TIMEOUT`, or else 60.
    public var timeout = ProgramTimeout.standard

    /// Finds pdftocairo in the folders of `path`.
    public init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(PDFError) {
        guard let program = ProgramSearch.find("pdftocairo", in: path ?? "") else { throw .programMissing }
        self.program = program
    }

    /// The scale in pixels per point of a page that is rendered as a bitmap, as on the sharpest displays.
    private static let imageScale = 3.0
    /// The maximum number of pixels of a page that is rendered as a bitmap.
    private static let mostPixels = 24e6

    /// Converts the first page. One point of the page is one point of the drawing.
    ///
    /// A page with masks, patterns, blend modes or other unsupported features becomes one bitmap, rendered by
    /// pdftocairo.
    ///
    /// - Parameter decode: Decodes a bitmap file; returns nil for any other data. If `decode` is nil, images are not
    ///   drawn.
    public func drawing(
        _ bytes: [UInt8], decode: ((_ image: [UInt8]) -> Bitmap?)? = nil
    ) throws(PDFError) -> SVGDocument {
        let document = try vectors(bytes, decode)
        guard let decode, !document.warnings.isEmpty else { return document }
        let (width, height) = (document.size.width, document.size.height)
        let scale = min(Self.imageScale, (Self.mostPixels / (width * height)).squareRoot())
        // The PNG file may be as large as its pixels are without compression.
        let file = try run(
            ["-png", "-singlefile", "-transp", "-r", SVGNumber.text(72 * scale, decimals: 3)], bytes,
            limit: 16 << 20 + Int(4 * width * height * scale * scale))
        guard let bitmap = decode(file) else { return document }
        return SVGDocument(bitmap, size: document.size)
    }

    private func run(_ options: [String], _ bytes: [UInt8], limit: Int) throws(PDFError) -> [UInt8] {
        do {
            return try FilterProgram(
                program, options + ["-f", "1", "-l", "1", "-", "-"],
                limits: .init(seconds: timeout, outputByteCount: limit)
            ).output(of: bytes)
        } catch {
            switch error {
            case .cannotRun(let reason): throw .cannotRun(reason)
            case .failed(_, let message): throw .failed(message)
            case .killed(let signal): throw .killed(signal: signal)
            case .timedOut(let seconds): throw .timedOut(seconds: seconds)
            case .outputTooLarge(let limit): throw .outputTooLarge(limit: limit)
            }
        }
    }

    private func vectors(
        _ bytes: [UInt8], _ decode: ((_ image: [UInt8]) -> Bitmap?)?
    ) throws(PDFError) -> SVGDocument {
        let output = try run(["-svg"], bytes, limit: SVGLimits.standard.byteCount)
        do {
            let document = try SVGDocument(output, decode: decode)
            // pdftocairo writes sizes and the `viewBox` in typographic points, 72 per inch, whereas SVG has 96 pixels
            // per inch.
            return SVGDocument(document, size: document.viewBox.size)
        } catch {
            throw .badOutput(error)
        }
    }
}

extension SVGDocument {
    /// A copy of a drawing with another size.
    fileprivate init(_ document: SVGDocument, size: CGSize) {
        self.size = size
        viewBox = document.viewBox
        warnings = document.warnings
        nodes = document.nodes
        transform = document.transform.concatenating(
            CGAffineTransform(
                scaleX: size.width / document.size.width, y: size.height / document.size.height))
        limits = document.limits
    }
}

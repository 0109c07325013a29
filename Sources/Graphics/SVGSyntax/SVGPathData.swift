// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A path parsed from the text of a `d` attribute.
///
/// Supports all commands, absolute and relative; operands repeated without a command; numbers without separators
/// (`M.5.5-1-1`, arc flags as `01`). Arcs become cubics of at most a quarter of an ellipse, with a radial error of at
/// most 0.027 %.
///
/// As specified, a mistake ends the path, but the part before it is kept. `error` has the mistake's position.
public struct SVGPathData: Sendable, Equatable {
    /// The mistake that ended the path. `path` has the part of the text before it.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The byte offset in the text.
        public var position: Int
        public var reason: String
        public var description: String { "path data, character \(position + 1): \(reason)" }
    }

    public private(set) var path = Path()
    public private(set) var error: ParseError?

    private var current = CGPoint.zero
    private var subpathStart = CGPoint.zero
    /// The last control point of the previous command, which `S` mirrors; nil if that command was no cubic.
    /// `lastQuadControl` is the same for `T` and quadratic curves.
    private var lastCubicControl: CGPoint?
    private var lastQuadControl: CGPoint?

    /// - Parameter segmentLimit: The maximum number of elements of the path. A longer path ends with an `error`.
    public init(_ text: String, segmentLimit: Int = .max) {
        var scanner = SVGScanner(text)
        do {
            try read(&scanner, segmentLimit: segmentLimit)
        } catch {
            self.error = error
        }
    }

    private mutating func read(_ scanner: inout SVGScanner, segmentLimit: Int) throws(ParseError) {
        var isFirst = true
        scanner.skipBlanks()
        while let letter = scanner.peek {
            guard Self.commands.contains(letter | 0x20) else {
                throw ParseError(position: scanner.position, reason: "no command letter")
            }
            guard !isFirst || letter | 0x20 == UInt8(ascii: "m") else {
                throw ParseError(position: scanner.position, reason: "the first command is not a move")
            }
            isFirst = false
            _ = scanner.take(letter)
            let isRelative = letter & 0x20 != 0
            var command = letter | 0x20
            scanner.skipBlanks()
            repeat {
                try perform(command, isRelative, &scanner)
                guard path.elements.count <= segmentLimit else {
                    throw ParseError(position: scanner.position, reason: "more than \(segmentLimit) segments")
                }
                if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
                scanner.skipSeparator()
            } while command != UInt8(ascii: "z") && isNumberStart(scanner.peek)
        }
    }

    private mutating func perform(
        _ command: UInt8, _ isRelative: Bool, _ scanner: inout SVGScanner
    ) throws(ParseError) {
        let origin = isRelative ? current : .zero
        if path.elements.last == .closeSubpath, command != UInt8(ascii: "m"), command != UInt8(ascii: "z") {
            path.move(to: current)
        }
        var cubicControl: CGPoint?
        var quadControl: CGPoint?
        switch command {
        case UInt8(ascii: "m"):
            current = try point(origin, &scanner)
            subpathStart = current
            path.move(to: current)
        case UInt8(ascii: "l"):
            current = try point(origin, &scanner)
            path.addLine(to: current)
        case UInt8(ascii: "h"):
            current.x = origin.x + (try number(&scanner))
            path.addLine(to: current)
        case UInt8(ascii: "v"):
            current.y = origin.y + (try number(&scanner))
            path.addLine(to: current)
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let control1 =
                command == UInt8(ascii: "c")
                ? try point(origin, &scanner) : current.reflecting(lastCubicControl ?? current)
            let control2 = try point(origin, &scanner)
            current = try point(origin, &scanner)
            path.addCurve(to: current, control1: control1, control2: control2)
            cubicControl = control2
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let control =
                command == UInt8(ascii: "q")
                ? try point(origin, &scanner) : current.reflecting(lastQuadControl ?? current)
            current = try point(origin, &scanner)
            path.addQuadCurve(to: current, control: control)
            quadControl = control
        case UInt8(ascii: "a"):
            let radii = CGSize(width: try number(&scanner), height: try number(&scanner))
            let rotation = try number(&scanner)
            let isLarge = try flag(&scanner)
            let isClockwise = try flag(&scanner)
            current = try point(origin, &scanner)
            path.addEllipticalArc(
                to: current, radii: radii, rotation: Angle(degrees: rotation), isLarge: isLarge,
                isClockwise: isClockwise)
        default:
            path.closeSubpath()
            current = subpathStart
        }
        lastCubicControl = cubicControl
        lastQuadControl = quadControl
    }

    private func point(_ origin: CGPoint, _ scanner: inout SVGScanner) throws(ParseError) -> CGPoint {
        let x = try number(&scanner)
        return CGPoint(x: origin.x + x, y: origin.y + (try number(&scanner)))
    }

    private func number(_ scanner: inout SVGScanner) throws(ParseError) -> CGFloat {
        scanner.skipSeparator()
        guard let value = scanner.number() else {
            throw ParseError(position: scanner.position, reason: "a number is missing")
        }
        return CGFloat(value)
    }

    private func flag(_ scanner: inout SVGScanner) throws(ParseError) -> Bool {
        scanner.skipSeparator()
        guard let value = scanner.flag() else {
            throw ParseError(position: scanner.position, reason: "an arc's flag is neither 0 nor 1")
        }
        return value
    }

    private func isNumberStart(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: false
        }
    }

    private static let commands = Set("mlhvcsqtaz".utf8)
}

extension CGPoint {
    fileprivate func reflecting(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * x - point.x, y: 2 * y - point.y) }
}

// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Compiles the sources of shapes, runs them, and reads the resulting paths.
///
/// The sources are compiled unchanged, including `import SwiftUI`. They see a stub of that module, whose path functions
/// record their calls. The real modules cannot be used, because SwiftPM does not expose their flags and object files. A
/// source that uses names which the stub lacks does not compile here. The built-in scenes contain such sources too,
/// which proves that the real module has the stub's names.
struct ShapeProgram {
    struct Output: Equatable {
        var size: CGSize
        var path: Path
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    private let folder: URL

    /// - Parameters:
    ///   - sources: paths of the files.
    ///   - folder: for the compiler's output.
    init(compiling sources: [String], shapes: [String], frame: CGRect, in folder: String) throws {
        self.folder = URL(filePath: folder)
        let main =
            """
            import SwiftUI

            let frame = CGRect(
                x: \(frame.minX), y: \(frame.minY), width: \(frame.width), height: \(frame.height))
            func show<S: Shape>(_ shape: S, _ size: CGSize) {
                print("\\(size.width) \\(size.height) \\(shape.path(in: frame).notes)")
            }
            \(shapes.map { "show(\($0)(), \($0).size)" }.joined(separator: "\n"))

            """
        try main.write(to: self.folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        try Self.swiftUI.write(to: self.folder.appending(path: "SwiftUI.swift"), atomically: true, encoding: .utf8)
        _ = try run(
            "swiftc", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-object", "-o", "SwiftUI.o",
            "SwiftUI.swift")
        _ = try run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", ".", "-o", "shapes", "main.swift"]
                + sources + ["SwiftUI.o"])
    }

    /// The path of each shape in `frame`, in the order of `shapes`.
    func callAsFunction() throws -> [Output] {
        try run("./shapes").split(separator: "\n").map { line in
            var words = line.split(separator: " ")[...]
            func number() throws -> CGFloat {
                guard let value = words.popFirst().flatMap({ Double($0) }) else {
                    throw Failure(description: "not a number in: \(line)")
                }
                return CGFloat(value)
            }
            func point() throws -> CGPoint { CGPoint(x: try number(), y: try number()) }
            let size = CGSize(width: try number(), height: try number())
            var path = Path()
            while let word = words.popFirst() {
                switch word {
                case "move": path.move(to: try point())
                case "line": path.addLine(to: try point())
                case "quad": path.addQuadCurve(to: try point(), control: try point())
                case "curve": path.addCurve(to: try point(), control1: try point(), control2: try point())
                case "close": path.closeSubpath()
                default: throw Failure(description: "not a path: \(line)")
                }
            }
            return Output(size: size, path: path)
        }
    }

    private func run(_ words: String...) throws -> String { try run(words) }

    private func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let (out, err) = (folder.appending(path: "out.txt"), folder.appending(path: "err.txt"))
        for file in [out, err] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: "\(words.joined(separator: " ")):\n\(try String(contentsOf: err, encoding: .utf8))")
        }
        return try String(contentsOf: out, encoding: .utf8)
    }

    private static let swiftUI =
        """
        public typealias CGFloat = Double

        public struct CGPoint: Sendable {
            public var x, y: CGFloat
            public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
        }

        public struct CGSize: Sendable {
            public var width, height: CGFloat
            public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
        }

        public struct CGRect: Sendable {
            public var minX, minY, width, height: CGFloat
            public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
                (minX, minY, self.width, self.height) = (x, y, width, height)
            }
        }

        public struct FillStyle: Sendable {
            public init(eoFill: Bool = false, antialiased: Bool = true) {}
        }

        public struct Path: Sendable {
            public private(set) var notes = ""
            public init() {}
            private mutating func note(_ name: String, _ points: CGPoint...) {
                notes += name + " "
                for point in points { notes += "\\(point.x) \\(point.y) " }
            }
            public mutating func move(to end: CGPoint) { note("move", end) }
            public mutating func addLine(to end: CGPoint) { note("line", end) }
            public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { note("quad", end, control) }
            public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
                note("curve", end, control1, control2)
            }
            public mutating func closeSubpath() { note("close") }
        }

        public protocol Shape: Sendable {
            func path(in rect: CGRect) -> Path
        }

        """
}

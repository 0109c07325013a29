// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing
import VectorImport

@Suite struct ShapeSourceWriterTests {
    /// The path of the generated statements, parsed from the source.
    private func path(in source: String, rect: CGRect? = nil, size: CGSize = .zero) -> Path {
        let text = source.replacing("\n                ", with: " ").replacing("(\n            ", with: "(")
            .replacing(",\n            ", with: ", ")
        var path = Path()
        for line in text.split(separator: "\n") where line.hasPrefix("        path.") {
            let numbers = line.matches(of: /-?[0-9]+(\.[0-9]+)?(?=[,)])/).map { Double($0.0)! }
            func point(_ i: Int) -> CGPoint {
                guard let rect else { return CGPoint(x: numbers[2 * i], y: numbers[2 * i + 1]) }
                return CGPoint(
                    x: rect.minX + numbers[2 * i] / size.width * rect.width,
                    y: rect.minY + numbers[2 * i + 1] / size.height * rect.height)
            }
            switch line.split(separator: ".")[1].prefix(while: { $0 != "(" }) {
            case "move": path.move(to: point(0))
            case "addLine": path.addLine(to: point(0))
            case "addQuadCurve": path.addQuadCurve(to: point(0), control: point(1))
            case "addCurve": path.addCurve(to: point(0), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
        }
        return path
    }

    private let drawing = """
        <g transform='rotate(12 50 50)'><path fill-rule='evenodd'
            d='M50 88C30 72 10 58 10 38S42 8 50 28q3-20 20-17T90 38a50 50 0 0 1-40 50zM40 40h20v20h-20z'/></g>
        """

    @Test func theSourceDrawsTheSameAsTheDrawing() throws {
        let document = try svg(drawing)
        for isRelative in [false, true] {
            let writer = try ShapeSourceWriter(name: "Sample", width: 250, isRelative: isRelative)
            let source = try writer.source(of: document)
            let rect = isRelative ? CGRect(x: 10, y: 20, width: 300, height: 200) : nil
            let made = path(in: source, rect: rect, size: CGSize(width: 250, height: 250))
            let map =
                isRelative
                ? CGAffineTransform(a: 3, b: 0, c: 0, d: 2, tx: 10, ty: 20) : CGAffineTransform(scaleX: 2.5, y: 2.5)
            let wanted = try document.path.applying(map)
            #expect(made.elements.count == wanted.elements.count)
            let (a, b) = (made.flattened(tolerance: 0.1).points, wanted.flattened(tolerance: 0.1).points)
            #expect(a.count == b.count)
            for (p, q) in zip(a, b) { #expect(abs(p.x - q.x) < 0.01 && abs(p.y - q.y) < 0.01) }
            #expect(differingShare(draw(made, eoFill: true, side: 320), draw(wanted, eoFill: true, side: 320)) < 0.001)
            #expect(source.contains("static let fillStyle = FillStyle(eoFill: true)"))
            #expect(try writer.source(of: document) == source)
        }
    }

    @Test func generatedSourceCompilesAndIsFormatted() throws {
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let folder = temporary.url
        var files = ["Stub.swift"]
        let stub = """
            import Foundation
            struct FillStyle { init(eoFill: Bool = false, antialiased: Bool = true) {} }
            struct Path {
                mutating func move(to: CGPoint) {}
                mutating func addLine(to: CGPoint) {}
                mutating func addQuadCurve(to: CGPoint, control: CGPoint) {}
                mutating func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint) {}
                mutating func closeSubpath() {}
            }
            protocol Shape: Sendable { func path(in rect: CGRect) -> Path }
            """
        try stub.write(to: folder.appending(path: "Stub.swift"), atomically: true, encoding: .utf8)
        for (name, body, width) in [("Odd", drawing, 1234.567), ("Plain", "<rect width='50' height='50'/>", 250)] {
            for isRelative in [false, true] {
                let type = name + (isRelative ? "Relative" : "")
                let writer = try ShapeSourceWriter(name: type, width: width, isRelative: isRelative)
                let source = try writer.source(of: svg(body))
                #expect(source.split(separator: "\n").allSatisfy { $0.count <= 120 })
                let file = folder.appending(path: "\(type).swift")
                try source.write(to: file, atomically: true, encoding: .utf8)
                let configuration = #"{"version":1,"lineLength":120,"indentation":{"spaces":4}}"#
                let formatted = try run("swift", ["format", "--configuration", configuration, file.path])
                #expect(formatted.output == source)
                try source.replacing("import SwiftUI", with: "import Foundation")
                    .write(to: file, atomically: true, encoding: .utf8)
                files.append("\(type).swift")
            }
        }
        let compiled = try run("swiftc", ["-typecheck", "-swift-version", "6"] + files.map { folder.path + "/" + $0 })
        #expect(compiled.status == 0, "\(compiled.output)")
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func namesAndWidthsAreChecked() {
        for name in ["", "1Heart", "Heart Shape", "class", "Self", "Shape", "Path", "a-b", "_", "Heart;"] {
            #expect(throws: ShapeSourceError.badName(name)) { try ShapeSourceWriter(name: name) }
        }
        for name in ["HeartShape", "_Heart", "Herz2", "Größe"] {
            #expect((try? ShapeSourceWriter(name: name)) != nil, "\(name)")
        }
        for width in [0, -1, Double.nan, .infinity, 1e9] {
            #expect(throws: ShapeSourceError.self) { try ShapeSourceWriter(name: "A", width: width) }
        }
        #expect(throws: ShapeSourceError.nothingPainted) {
            try ShapeSourceWriter(name: "A").source(of: svg("<rect width='5' height='5' fill='none'/>"))
        }
    }
}

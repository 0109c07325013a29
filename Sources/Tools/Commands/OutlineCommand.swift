// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Geometry
import VectorImport
import Zoetrope

/// `render outline`: turns an SVG drawing into the Swift source of a Shape.
struct OutlineCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "outline",
            abstract: "Turn an SVG drawing into the Swift source of a Shape.",
            usage: "\(name) outline IN.svg [-o NAME.swift] [options]",
            discussion: """
                Everything that the drawing paints becomes one path. Its points are absolute; with --relative they are fractions of \
                the frame, so that the shape scales with it. Without -o, or with -o -, prints the source.

                EXAMPLES:
                  \(name) outline heart.svg -o HeartShape.swift --width 250
                  \(name) outline heart.svg -o Sources/Shapes.swift --name HeartShape --relative
                  \(name) outline heart.svg --name HeartShape | less
                """)
    }

    @Argument(help: ArgumentHelp("An SVG file.", valueName: "in"), completion: .file())
    var input: String

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("A .swift file.", valueName: "path"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The type's name. (default: that of the output file, else of the input file)", valueName: "name")
    )
    var name: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Scale to this width in points, up to 100000, keeping proportions. (default: the drawing's)",
            valueName: "w"))
    var width: Double?

    @Flag(help: "Write points as fractions of the frame.")
    var relative = false

    @OptionGroup var options: ConversionOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        let writer = try writer()
        let conversion = try Conversion(to: output, fileExtension: "swift", options, in: tool)
        let drawing = try ImageFile.drawing(input)
        let outline: SVGOutline
        do {
            outline = try drawing.outline()
        } catch {
            throw AssetError.badDrawing(path: input, error)
        }
        let source = try writer.source(of: outline, size: drawing.size)
        let scale = width.map { $0 / Double(drawing.size.width) } ?? 1
        let sides = [drawing.size.width, drawing.size.height].map { String(format: "%.10g", Double($0) * scale) }
        try conversion.finish(
            Array(source.utf8),
            summary: "\(writer.name): \(sides[0])×\(sides[1]) points, \(outline.path.elements.count) lines and curves"
                + (outline.isEOFilled ? ", even-odd" : ""),
            warnings: drawing.warnings.map { "\(input): \($0)" })
    }

    private func writer() throws -> ShapeSourceWriter {
        let (file, isWritten) = if let output, output != "-" { (output, true) } else { (input, false) }
        let name = name ?? Self.typeName(URL(filePath: file).deletingPathExtension().lastPathComponent)
        do {
            return try ShapeSourceWriter(name: name, width: width, isRelative: relative)
        } catch {
            guard self.name == nil, case .badName = error else { throw error }
            throw UsageError(
                "no Swift type can be named after the \(isWritten ? "output" : "input") file: "
                    + "add --name")
        }
    }

    /// A type name from a file name: "heart-shape" → "HeartShape".
    private static func typeName(_ fileName: String) -> String {
        fileName.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

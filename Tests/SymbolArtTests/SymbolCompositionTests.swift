// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolArt
import TestSupport
import Testing

/// Symbols composed of others: with a badge, in a frame, half filled, under another name.
@Suite struct SymbolCompositionTests {
    private func symbol(_ name: String, _ weight: Double = 400) throws -> SymbolDrawing {
        try SymbolLibrary.symbol(named: name, weight: SymbolWeight(weight))
    }

    // MARK: Badges

    /// The glyph behind a badge keeps its distance in all weights and gets the secondary style.
    @Test(
        arguments: [
            "person.crop.circle.badge.xmark", "person.crop.circle.fill.badge.checkmark", "photo.badge.plus",
            "calendar.badge.exclamationmark", "folder.badge.gearshape", "doc.badge.clock", "camera.badge.ellipsis",
            "lock.trianglebadge.exclamationmark.fill", "text.badge.star", "person.badge.key.fill", "message.badge",
        ], [100, 400, 900.0])
    func badgesKeepTheirDistance(_ name: String, _ weight: Double) throws {
        let symbol = try symbol(name, weight)
        let badge = try #require(symbol.layers.last)
        #expect(badge.level == .primary)
        // Badges need no cutout layers: the mark is a hole in the badge's disc, and the glyph behind is cut away there
        // too.
        #expect(symbol.layers.allSatisfy { !$0.isCutout })
        for layer in symbol.layers.dropLast() {
            #expect(layer.level != .primary)
            #expect(layer.path.intersection(badge.path.outset(by: 0.025)).area < 2e-4)
        }
    }

    /// Older names have `fill` before the badge, newer names have it after the badge.
    @Test(arguments: [
        ("person.crop.circle.fill.badge.plus", "person.crop.circle.badge.plus.fill"),
        ("person.fill.badge.plus", "person.badge.plus.fill"), ("bag.fill.badge.plus", "bag.badge.plus.fill"),
        ("folder.fill.badge.person.crop", "folder.badge.person.crop.fill"),
        ("externaldrive.fill.badge.icloud", "externaldrive.badge.icloud.fill"),
        ("rectangle.fill.on.rectangle.fill", "rectangle.on.rectangle.fill"),
    ])
    func filledFormsHaveTwoSpellings(_ a: String, _ b: String) throws {
        #expect(try symbol(a) == symbol(b))
        #expect(try symbol(a) != symbol(b.replacing(".fill", with: "")))
    }

    // MARK: Frames

    /// The mark is inside of its frame. In the filled form, the mark is a hole in the frame.
    @Test(
        arguments: [
            "plus.bubble", "checkmark.message", "exclamationmark.icloud", "questionmark.diamond", "plus.app",
            "xmark.seal",
            "xmark.shield", "minus.octagon", "square.and.arrow.up.circle", "arrow.triangle.turn.up.right.diamond",
        ], [100, 400, 900.0])
    func marksStandInTheirFrames(_ name: String, _ weight: Double) throws {
        let lines = try symbol(name, weight)
        #expect(lines.layers.map(\.level) == [.secondary, .primary])
        let filled = try symbol(name + ".fill", weight)
        #expect(filled.layers.map(\.isCutout) == [false, true])
        let (frame, mark) = (filled.layers[0].path, filled.layers[1].path)
        #expect(mark.subtracting(frame).area < 1e-4)
        // The tolerance covers flattening errors, for a symbol that is 100 wide.
        #expect(mark.intersection(lines.layers[0].path).area < 1e-2, "the mark touches the line around it")
        #expect(abs(filled.outline.area - (frame.area - mark.area)) < 1e-3)
    }

    // MARK: Parts

    @Test(arguments: ["circle", "square", "rectangle", "diamond"]) func halvesAreOfOneShape(_ shape: String) throws {
        let (whole, ring) = (try symbol("\(shape).fill").outline, try symbol(shape).outline)
        for (a, b) in [("lefthalf", "righthalf"), ("tophalf", "bottomhalf")] {
            let (first, second) = (
                try symbol("\(shape).\(a).filled").outline, try symbol("\(shape).\(b).filled").outline
            )
            #expect(first.union(second).difference(from: whole) < 0.03, "\(a) and \(b) are the whole")
            #expect(first.intersection(second).difference(from: ring) < 0.03, "\(a) and \(b) share the line")
            #expect(try symbol("\(shape).\(a).fill") == symbol("\(shape).\(a).filled"))
        }
    }

    @Test func insetsFillTheNamedPart() throws {
        func area(_ part: String) throws -> CGRect {
            try #require(symbol("inset.filled.\(part)rectangle").layers.last).path.boundingRect
        }
        let whole = try area("")
        for (part, edge, size) in [
            ("lefthalf", \CGRect.minX, \CGRect.width), ("righthalf", \.maxX, \.width), ("tophalf", \.minY, \.height),
            ("bottomhalf", \.maxY, \.height),
        ] {
            let box = try area(part + ".")
            #expect(abs(box[keyPath: edge] - whole[keyPath: edge]) < 1e-6, "\(part)")
            #expect(abs(box[keyPath: size] - whole[keyPath: size] / 2) < 1e-3, "\(part)")
        }
        #expect(try symbol("rectangle.bottomthird.inset.fill") == symbol("inset.filled.bottomthird.rectangle"))
        let mirrored = try SymbolLibrary.symbol(named: "inset.filled.leadinghalf.rectangle", isMirrored: true)
        #expect(try mirrored.outline.difference(from: symbol("inset.filled.righthalf.rectangle").outline) < 1e-2)
    }

    // MARK: Names

    @Test(arguments: [
        ("delete.backward", "delete.left"), ("microphone.slash.fill", "mic.slash.fill"), ("apple.logo", "applelogo"),
        ("document.fill", "doc.fill"), ("arrow.up.doc", "arrow.up.document"),
        ("list.bullet.clipboard", "list.clipboard"),
        ("box.truck", "truck.box"), ("return", "arrow.turn.down.left"), ("cursorarrow.click", "pointer.arrow.click"),
        ("text.justify.left", "text.alignleft"), ("smiley.fill", "face.smiling.fill"),
    ])
    func secondNamesShowTheSame(_ a: String, _ b: String) throws {
        #expect(try symbol(a).outline == symbol(b).outline)
    }

    @Test func numbersMayBeginWithAZero() throws {
        for number in 0...9 {
            #expect(try symbol("0\(number).circle.fill") != symbol("\(number).circle.fill"))
            #expect(throws: SymbolError.self) { try symbol("0\(number)") }
        }
    }
}

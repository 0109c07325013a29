// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolArt
import TestSupport
import Testing

@Suite struct SymbolLibraryTests {
    /// Every symbol is inside of the grid, and its layers together cover the bounds of the whole symbol.
    @Test func everyDrawingDraws() throws {
        #expect(SymbolLibrary.drawnNames.count >= 1650)
        for name in SymbolLibrary.drawnNames {
            let symbol = try SymbolLibrary.symbol(named: name)
            let box = symbol.bounds
            #expect(box.minX >= -0.95 && box.maxX <= 0.95, "\(name): \(box)")
            #expect(box.minY >= -0.62 && box.maxY <= 0.62, "\(name): \(box)")
            #expect(max(box.width, box.height) >= 0.4, "\(name): \(box)")
            #expect(symbol.layers.allSatisfy { !$0.path.isEmpty }, "\(name)")
            let boxes = symbol.layers.filter { !$0.isCutout }.map(\.path.boundingRect)
            let drawn = boxes.reduce(CGRect.null) { $0.union($1) }
            #expect(drawn.insetBy(dx: -2e-3, dy: -2e-3).contains(box), "\(name): the layers miss parts of the whole")
        }
    }

    /// Names with each kind of suffix: circles, squares, slashes and fills.
    @Test(arguments: [
        "heart.circle.fill", "bell.slash", "bell.slash.fill", "bell.slash.circle.fill", "7.circle", "42.square.fill",
        "a.circle.fill", "x.circle", "play.rectangle.fill", "chevron.backward.square", "mic.slash", "wifi.slash",
        "speaker.wave.2.circle.fill", "arrow.left.and.right.circle.fill", "phone.circle.fill", "gift.circle.fill",
    ])
    func formsDraw(_ name: String) throws {
        let symbol = try SymbolLibrary.symbol(named: name)
        #expect(!symbol.outline.isEmpty)
        #expect(SymbolLibrary.names.contains(name))
    }

    @Test func namesAreSortedAndDistinct() {
        #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
        #expect(Set(SymbolLibrary.names).count == SymbolLibrary.names.count)
        #expect(Set(SymbolLibrary.drawnNames).isSubset(of: SymbolLibrary.names))
        #expect(SymbolLibrary.names.count >= 3200)
    }

    /// The symbols that view code uses most, and some rare ones (`docs/semantics.md`, Symbols).
    @Test(arguments: [
        "heart.fill", "heart", "xmark", "checkmark", "chevron.right", "line.horizontal.3", "sun.max.fill", "plus",
        "mic.fill", "star.fill", "magnifyingglass", "gear", "bell.fill", "cart", "1.circle", "info.circle",
        "star.circle.fill", "airplane", "calendar.badge.plus", "gauge.badge.plus", "bag.badge.plus", "lock.shield",
        "cloud.sun.fill", "0.circle.fill", "seal", "mappin.and.ellipse", "hare.fill", "tortoise.fill", "touchid",
        "hands.clap.fill", "airplayaudio", "camera.metering.none", "battery.100", "cube.box", "ladybug.fill",
        "arrow.trianglehead.clockwise", "flip.horizontal.fill", "iphone.badge.play", "arrow.2.circlepath", "applelogo",
        "digitalcrown.horizontal.press.fill", "slash.circle.fill", "suit.club.fill", "airpods.max", "lasso", "scribble",
        "bed.double.fill", "chevron.compact.up", "giftcard.fill", "bitcoinsign.circle.fill", "hurricane",
        "suit.heart.fill", "arrow.forward.circle", "line.horizontal.3.decrease", "play.circle.fill", "stop.fill",
        "alarm.waves.left.and.right.fill", "person.2.wave.2", "person.3.sequence.fill", "arrowshape.turn.up.forward",
        "character.book.closed", "doc.on.clipboard", "person.crop.circle.badge.xmark", "photo.badge.plus",
        "05.circle.fill",
        "rectangle.portrait.and.arrow.right.fill", "circle.lefthalf.fill", "delete.backward", "microphone.fill",
        "figure.cooldown", "figure.flexibility", "puzzlepiece.extension.fill", "list.bullet.indent",
        "movieclapper.fill",
        "arrow.up.forward.app", "doc.viewfinder", "camera.viewfinder", "arrow.up.bin.fill", "pip.enter",
        "text.document.fill", "document.on.document",
        "apple.logo", "qrcode.viewfinder", "figure.pool.swim", "inset.filled.leadinghalf.rectangle",
        "rectangle.bottomthird.inset.fill", "calendar.badge.exclamationmark", "exclamationmark.bubble.fill",
        "square.and.arrow.up.circle.fill", "cloud.drizzle.circle.fill", "goforward.10", "network.slash",
        "bold", "increase.indent", "camera.rotate.fill", "phone.arrow.up.right.circle.fill", "square.stack.3d.up.slash",
        "binoculars.fill", "cross.case.fill", "ear.badge.checkmark", "figure.roll", "battery.100percent.bolt",
        "circle.inset.filled", "die.face.5.fill", "lightswitch.on.fill", "hands.sparkles.fill", "latch.2.case",
    ])
    func commonSymbolsExist(_ name: String) { #expect(SymbolLibrary.names.contains(name)) }

    @Test func weightsChangeLinesAndNotTheSize() throws {
        for name in ["play.circle", "heart", "square", "pause.circle.fill"] {
            let light = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(100))
            let black = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(900))
            #expect(abs(light.bounds.width - black.bounds.width) < 0.02, "\(name)")
        }
        var last: CGFloat = 0
        for value in stride(from: 100.0, through: 900, by: 50) {
            let width = SymbolWeight(value).lineWidth
            #expect(width > last)
            last = width
        }
    }

    /// The area of every line symbol grows with the weight, even in dense symbols, whose lines widen less.
    @Test(arguments: [
        "plus", "gear", "alarm", "person.3", "square.grid.3x3", "wifi", "heart.circle", "touchid", "trash",
    ])
    func heavierWeightsCoverMore(_ name: String) throws {
        var last = 0.0
        for value in stride(from: 100.0, through: 900, by: 100) {
            let area = try SymbolLibrary.symbol(named: name, weight: SymbolWeight(value)).outline.area
            #expect(area > last, "\(value)")
            last = area
        }
    }

    /// In `play.circle.fill`, the triangle is cut out of the disc, so the outline has a hole at the centre.
    @Test func filledEnclosuresShowTheGlyphAsAHole() throws {
        let symbol = try SymbolLibrary.symbol(named: "play.circle.fill")
        #expect(!symbol.outline.contains(.zero))
        #expect(symbol.outline.contains(CGPoint(x: 0, y: -0.45)))
        #expect(symbol.layers.map(\.level) == [.secondary, .primary])
        #expect(symbol.layers.map(\.isCutout) == [false, true])
        let ring = try SymbolLibrary.symbol(named: "play.circle")
        #expect(ring.outline.contains(.zero))
    }

    @Test func glyphsStayInsideTheirEnclosures() throws {
        for name in [
            "plus", "heart", "person.2", "cart", "50", "w", "bell.slash", "airplane", "infinity", "speaker.wave.3",
        ] {
            for enclosure in ["circle", "square"] {
                let symbol = try SymbolLibrary.symbol(named: "\(name).\(enclosure)")
                let box = symbol.layers.dropFirst().map(\.path.boundingRect).reduce(CGRect.null) { $0.union($1) }
                let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
                #expect(reach < 0.37, "\(name).\(enclosure): \(box)")
            }
        }
    }

    @Test func slashesKeepTheirDistance() throws {
        for name in ["bell.slash.fill", "mic.slash", "wifi.slash"] {
            let symbol = try SymbolLibrary.symbol(named: name)
            let slash = try #require(symbol.layers.last)
            #expect(slash.level == .primary)
            for layer in symbol.layers.dropLast() {
                #expect(layer.level != .primary, "\(name)")
                #expect(layer.path.intersection(slash.path.outset(by: 0.03)).area < 1e-4, "\(name)")
            }
        }
    }

    @Test func unknownNamesAreAnErrorWithTheNearestOnes() {
        #expect {
            try SymbolLibrary.symbol(named: "play.circel.fill")
        } throws: { error in
            "\(error)".contains("play.circel.fill") && "\(error)".contains("play.circle.fill")
        }
        for name in [
            "", ".", "square.circle", "minus.fill", "7", "a", "heart.he", String(repeating: "a", count: 10_000),
        ] {
            #expect(throws: SymbolError.self) { try SymbolLibrary.symbol(named: name) }
        }
        let long = #expect(throws: SymbolError.self) {
            try SymbolLibrary.symbol(named: String(repeating: "a", count: 10_000))
        }
        #expect(long.map { "\($0)".count < 300 } == true)
    }

    // MARK: Direction and script

    @Test func directionalSymbolsAreMirrored() throws {
        for (name, turns) in [
            ("arrowshape.turn.up.forward", true), ("list.bullet", true), ("chevron.backward", true),
            ("arrow.right", false), ("arrowshape.turn.up.right", false), ("play", false), ("star", false),
        ] {
            let plain = try SymbolLibrary.symbol(named: name)
            let mirrored = try SymbolLibrary.symbol(named: name, isMirrored: true)
            #expect((plain != mirrored) == turns, "\(name)")
            #expect(abs(mirrored.bounds.minX - (turns ? -plain.bounds.maxX : plain.bounds.minX)) < 1e-6, "\(name)")
        }
    }

    /// Most non-Latin fonts have only two weights, so the stroke width of their letters is adjusted. From regular on,
    /// the width matches a Latin A. In lighter weights, the strokes may be thicker, but not thinner.
    @Test(arguments: [100, 400, 600, 900]) func lettersOfAllScriptsAreEquallyHeavy(_ weight: Double) throws {
        func width(_ script: SymbolScript) throws -> CGFloat {
            try SymbolLibrary.symbol(named: "character", weight: SymbolWeight(weight), script: script).outline
                .meanStrokeWidth
        }
        let latin = try width(.latin)
        for script in [SymbolScript.hebrew, .arabic, .devanagari, .thai] {
            let ratio = try width(script) / latin
            #expect(ratio > 0.94, "\(script): \(ratio)")
            // Below regular, only Latin letters get thinner, so the upper bound does not apply.
            if weight >= 400 { #expect(ratio < 1.06, "\(script): \(ratio)") }
        }
    }

    @Test func localesChangeTheLetter() throws {
        func letter(_ script: SymbolScript, isMirrored: Bool = false) throws -> SymbolDrawing {
            try SymbolLibrary.symbol(named: "character.book.closed", script: script, isMirrored: isMirrored)
        }
        let latin = try letter(.latin)
        for script in [SymbolScript.arabic, .hebrew, .devanagari, .thai, .bengali, .tamil] {
            let other = try letter(script)
            #expect(other.layers.last != latin.layers.last, "\(script)")
            // Books in Hebrew and Arabic open in the other direction, so their first layer differs.
            #expect((other.layers[0] == latin.layers[0]) == !script.runsRightToLeft, "\(script)")
            #expect(try SymbolLibrary.symbol(named: "character.book.closed.\(script.rawValue)") == other)
        }
        // In a right-to-left layout the book is mirrored, its letter is not.
        let turned = try letter(.latin, isMirrored: true)
        let (plainLetter, turnedLetter) = (try #require(latin.layers.last), try #require(turned.layers.last))
        #expect(turned.layers[0] != latin.layers[0])
        let (a, b) = (plainLetter.path.boundingRect, turnedLetter.path.boundingRect)
        #expect(plainLetter.path.offsetBy(dx: b.minX - a.minX, dy: 0).difference(from: turnedLetter.path) < 1e-4)
    }

    @Test func scriptsFollowLocales() {
        let scripts: [(String, SymbolScript)] = [
            ("en_US", .latin), ("he", .hebrew), ("he_IL", .hebrew), ("iw", .hebrew), ("ar-EG", .arabic),
            ("fa", .arabic),
            ("hi_IN", .devanagari), ("zh-Hant_TW", .chinese), ("ja_JP", .japanese), ("ko", .korean), ("th_TH", .thai),
            ("fr", .latin), ("", .latin),
        ]
        for (identifier, script) in scripts {
            #expect(SymbolScript(Locale(identifier: identifier)) == script, "\(identifier)")
        }
    }
}

extension Path {
    func difference(from other: Path) -> Double { symmetricDifference(other).area }

    func outset(by distance: CGFloat) -> Path {
        let scale: CGFloat = 100
        let large = applying(CGAffineTransform(scaleX: scale, y: scale))
        let band = large.strokedPath(StrokeStyle(lineWidth: 2 * distance * scale, lineJoin: .round))
        return large.union(band).applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }
}

// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import SwiftUI
import Zoetrope
import TestSupport
import Testing
import VectorImport

/// SVG files as images of views, from the file to the pixels.
@Suite @MainActor struct VectorImageTests {
    private static let heart = "M50 88C30 72 10 58 10 38C10 10 42 8 50 28C58 8 90 10 90 38C90 58 70 72 50 88Z"

    private static func svg(_ body: String, _ size: String = "width='100' height='100'") -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' \(size)>\(body)</svg>"
    }

    private static let red = svg("<path fill='#ff0000' d='\(heart)'/>")

    /// The outline of the SVG file, in view code.
    private struct Heart: Shape {
        func path(in rect: CGRect) -> Path {
            Pictures.heart(rect.width).applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        }
    }

    private func picture(
        of folder: TemporaryFolder, _ side: CGFloat = 100, scale: Double = 1, @ViewBuilder view: () -> some View
    ) throws -> Bitmap {
        let host = ViewHost(
            size: CGSize(width: side, height: side), scale: scale, images: AssetLibrary(directories: [folder.path]),
            content: view)
        return FrameRasterizer().draw(try host.displayList())
    }

    private func isEmpty(_ bitmap: Bitmap) -> Bool {
        largestDifference(bitmap, Bitmap(width: bitmap.width, height: bitmap.height)) == 0
    }

    // MARK: As crisp as a shape

    @Test(arguments: [1, 1.5, 3, 8])
    func anImageIsThePathItHolds(scale: Double) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.red, to: "heart.svg")
            let drawn = try picture(of: folder, scale: scale) { Image("heart") }
            let shape = try picture(of: folder, scale: scale) {
                Heart().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 100, height: 100)
            }
            #expect(!isEmpty(drawn) && largestDifference(drawn, shape) <= 1)
            let large = try picture(of: folder, 300, scale: scale / 3) { Image("heart.svg").resizable() }
            #expect(largestDifference(large, drawn) <= 1)
        }
    }

    /// At any size, each row has at most two pixels that are neither paint nor background: one per edge.
    @Test func edgesStayAPixelWideAtEightTimesTheSize() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.svg("<rect x='20.3' y='20.3' width='50' height='50'/>"), to: "box.svg")
            let drawn = try picture(of: folder, 800, scale: 1) { Image("box").resizable() }
            for y in [200, 400, 550] {
                let mixed = (0..<800).filter { (1..<255).contains(drawn[$0, y].w) }
                #expect(mixed.count <= 2, "\(mixed)")
            }
            #expect(drawn[400, 400].w == 255 && drawn[100, 400].w == 0)
        }
    }

    @Test func sizesProportionsAndTransforms() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                Self.svg("<rect width='100' height='100'/>", "width='40' height='20' preserveAspectRatio='none'"),
                to: "wide.svg")
            @MainActor func box(@ViewBuilder _ view: () -> some View) throws -> [Int] {
                let drawn = try picture(of: folder, view: view)
                let filled = (0..<100).flatMap { y in (0..<100).map { ($0, y) } }.filter { drawn[$0.0, $0.1].w == 255 }
                let (xs, ys) = (filled.map(\.0), filled.map(\.1))
                return [xs.min() ?? -1, ys.min() ?? -1, (xs.max() ?? -1) + 1, (ys.max() ?? -1) + 1]
            }
            #expect(try box { Image("wide") } == [30, 40, 70, 60])
            #expect(try box { Image("wide").resizable() } == [0, 0, 100, 100])
            #expect(try box { Image("wide").resizable().aspectRatio(contentMode: .fit) } == [0, 25, 100, 75])
            #expect(
                try box { Image("wide").resizable().scaledToFill().frame(width: 20, height: 20).clipped() } == [
                    40, 40, 60, 60,
                ])
            #expect(try box { Image("wide").rotationEffect(.degrees(90)) } == [40, 30, 60, 70])
            #expect(try box { Image("wide").scaleEffect(2).offset(x: 10) } == [20, 30, 100, 70])
        }
    }

    @Test func capInsetsAndTiles() throws {
        try TemporaryFolder.with { folder in
            // Left column red, the rest blue.
            let body = "<rect width='100' height='100' fill='blue'/><rect width='20' height='100' fill='red'/>"
            try folder.write(Self.svg(body, "width='10' height='10'"), to: "tile.svg")
            let tiled = try picture(of: folder) { Image("tile").resizable(resizingMode: .tile) }
            for x in 0..<100 { #expect(tiled[x, 55] == (x % 10 < 2 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255))) }
            let capped = try picture(of: folder) {
                Image("tile").resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0))
            }
            for x in 0..<100 { #expect(capped[x, 55] == (x < 2 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255))) }
        }
    }

    // MARK: Paint

    @Test func everythingThatSVGPaints() throws {
        try TemporaryFolder.with { folder in
            let body = """
                <defs><linearGradient id='g'>
                <stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
                <clipPath id='c'><rect width='50' height='50'/></clipPath></defs>
                <rect width='100' height='50' fill='url(#g)'/>
                <g clip-path='url(#c)'><circle cx='50' cy='50' r='20' fill='lime'/></g>
                <g opacity='0.5' transform='translate(0 60)'>
                <rect width='40' height='20'/><rect x='20' width='40' height='20'/></g>
                <line x1='0' y1='95' x2='100' y2='95' stroke='#000' stroke-width='4'/>
                """
            try folder.write(Self.svg(body), to: "a.svg")
            let drawn = try picture(of: folder) { Image("a") }
            let (left, right) = (drawn[2, 10], drawn[97, 10])
            #expect(left.x > 240 && left.z < 15 && right.x < 15 && right.z > 240)
            #expect(drawn[45, 45] == SIMD4(0, 255, 0, 255))
            #expect(drawn[55, 55].w == 0)
            // The opacity of 0.5 applies to the group as a whole, so the overlap of its shapes is not more opaque.
            #expect((127...128).contains(drawn[10, 70].w) && drawn[30, 70] == drawn[10, 70])
            #expect(drawn[50, 95] == SIMD4(0, 0, 0, 255) && drawn[50, 91].w == 0)
        }
    }

    @Test func anOpacityIsThatOfThePicture() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                Self.svg("<rect width='60' height='100'/><rect x='40' width='60' height='100'/>"), to: "a.svg")
            let drawn = try picture(of: folder) { Image("a").opacity(0.5) }
            #expect((127...128).contains(drawn[10, 50].w))
            #expect(drawn[50, 50] == drawn[10, 50] && drawn[90, 50] == drawn[10, 50])
        }
    }

    // MARK: Templates

    private let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private let pureBlue = Color(red: 0, green: 0, blue: 1)

    @Test func templatesTakeTheForegroundStyle() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                Self.svg(
                    "<rect width='50' height='100' fill='red'/>"
                        + "<rect x='50' width='50' height='100' fill='lime' fill-opacity='0.5'/>"
                ), to: "a.svg")
            let tinted = try picture(of: folder) { Image("a").renderingMode(.template).foregroundStyle(pureBlue) }
            #expect(tinted[20, 50] == blue)
            #expect(
                (127...128).contains(tinted[70, 50].z) && tinted[70, 50].z == tinted[70, 50].w && tinted[70, 50].y == 0)
            let faded = try picture(of: folder) {
                Image("a").renderingMode(.template).foregroundStyle(pureBlue.opacity(0.5))
            }
            #expect((127...128).contains(faded[20, 50].w))
            let original = try picture(of: folder) { Image("a").foregroundStyle(pureBlue) }
            #expect(original[20, 50] == SIMD4(255, 0, 0, 255))
        }
    }

    private func catalog(_ file: String, _ properties: String) -> String {
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \"properties\": {\(properties)}}"
    }

    @Test func catalogsContainDrawingsAndTemplates() throws {
        try TemporaryFolder.with { folder in
            for (name, properties) in [
                ("plain", "\"preserves-vector-representation\": true"),
                ("mask", "\"template-rendering-intent\": \"template\""),
                ("full", "\"template-rendering-intent\": \"original\""),
                ("bad", "\"template-rendering-intent\": \"x\""),
            ] {
                try folder.write(catalog("x.svg", properties), to: "A.xcassets/\(name).imageset/Contents.json")
                try folder.write(
                    Self.svg("<rect width='100' height='100' fill='red'/>"), to: "A.xcassets/\(name).imageset/x.svg")
            }
            let red = SIMD4<UInt8>(255, 0, 0, 255)
            @MainActor func color(@ViewBuilder _ view: () -> some View) throws -> SIMD4<UInt8> {
                try picture(of: folder) { view().foregroundStyle(pureBlue) }[50, 50]
            }
            #expect(try color { Image("plain") } == red)
            #expect(try color { Image("full") } == red)
            #expect(try color { Image("mask") } == blue)
            #expect(try color { Image("mask").renderingMode(.original) } == red)
            let error = #expect(throws: ImageError.self) { try color { Image("bad") } }
            #expect(
                error?.description.contains("the template-rendering-intent \"x\" is neither template nor original")
                    == true)
            // Bitmaps obey `template-rendering-intent` as well.
            try folder.write(
                catalog("x.png", "\"template-rendering-intent\": \"template\""),
                to: "A.xcassets/bits.imageset/Contents.json")
            var bitmap = Bitmap(width: 100, height: 100)
            bitmap[50, 50] = red
            try folder.write(PNGEncoder().encode(bitmap), to: "A.xcassets/bits.imageset/x.png")
            #expect(try color { Image("bits") } == blue)
        }
    }

    // MARK: Files

    @Test func namesWithAndWithoutExtensions() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.red, to: "sub/heart.SVG")
            try folder.write(Self.red, to: "both.svg")
            try folder.write(PNGEncoder().encode(Bitmap(width: 7, height: 7)), to: "both.png")
            let library = AssetLibrary(directories: [folder.path])
            func isDrawing(_ name: String) throws -> Bool {
                if case .vectors = try library.image(named: name, scale: 2).content { true } else { false }
            }
            #expect(try isDrawing("sub/heart") && isDrawing("sub/heart.svg") && isDrawing("both.svg"))
            #expect(try !isDrawing("both") && !isDrawing("both.png"))
            #expect(try library.image(named: "both.png", scale: 1).size == CGSize(width: 7, height: 7))
            for name in ["heart.svg", "both.jpg", "both.gif", ".svg", "both.svg.svg"] {
                let error = #expect(throws: AssetError.self) { try library.image(named: name, scale: 1) }
                guard case .notFound(name, [folder.path], _)? = error else {
                    Issue.record("\(error as Any)")
                    continue
                }
            }
        }
    }

    @Test func aDrawingIsReadOnce() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.red, to: "a.svg")
            let library = AssetLibrary(directories: [folder.path])
            let first = try library.image(named: "a", scale: 1)
            try folder.write("", to: "a.svg")
            #expect(try library.image(named: "a", scale: 3).size == first.size)
        }
    }

    @Test func damagedDrawingsNameFileAndLine() throws {
        try TemporaryFolder.with { folder in
            for (name, text, message) in [
                ("cut", "<svg>\n<g>\n<path d='M0", "line 3: the SVG file ends inside the attribute d"),
                (
                    "laughs", "<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg>&a;</svg>",
                    "line 1: damaged SVG file: the entity &a; refers to itself"
                ),
                ("text", "hello", "line 1: "), ("empty", "", "the SVG file has no elements"),
            ] {
                try folder.write(text, to: name + ".svg")
                let error = #expect(throws: ImageError.self) { try picture(of: folder) { Image(name) } }
                #expect(
                    error?.description.hasPrefix("\(folder.path)/\(name).svg: \(message)") == true, "\(error as Any)")
                #expect(error.flatMap { AssetError.cause(of: $0) } != nil)
            }
            // Bitmap formats are detected by content.
            try folder.write(PNGEncoder().encode(Bitmap(width: 3, height: 3)), to: "bits.svg")
            #expect(try AssetLibrary(directories: [folder.path]).image(named: "bits", scale: 1).size.width == 3)
        }
    }

    @Test func undrawnContentIsAWarning() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.svg("\n<text>a</text>\n<rect width='9' height='9'/>"), to: "a.svg")
            let host = ViewHost(
                size: CGSize(width: 9, height: 9), images: AssetLibrary(directories: [folder.path])
            ) {
                Image("a")
                Image("a")
            }
            _ = try host.displayList()
            #expect(host.warnings.count == 1 && host.warnings[0].hasPrefix("\(folder.path)/a.svg: line 2: "))
        }
    }
}

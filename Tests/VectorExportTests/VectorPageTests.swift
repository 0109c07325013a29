// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing
import VectorExport
import VectorImport

@Suite struct VectorPageTests {
    private func text(_ list: DisplayList) throws -> String {
        String(decoding: try VectorPage(list).svg(), as: UTF8.self)
    }

    @Test(arguments: SampleList.all)
    func onlyUnsupportedContentIsRasterized(sample: SampleList) throws {
        #expect(VectorPage(sample.list).pictureCount == sample.pictureCount)
        let images = try text(sample.list).components(separatedBy: "<image").count - 1
        #expect(sample.description == "images" ? images == 2 : images == sample.pictureCount)
    }

    @Test func shadowCastersStayPaths() throws {
        let sample = try #require(SampleList.all.first { $0.description == "shadow" })
        let lines = try text(sample.list).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("<path fill=\"#ffffff\"") })
    }

    /// Draws our pages with our own SVG reader. It shares no code with librsvg and Poppler, which draw them in
    /// `OtherRendererTests`.
    @Test(arguments: ["fills", "opacity of a group", "hard edges"])
    func ourOwnReaderDrawsTheSame(name: String) throws {
        let sample = try #require(SampleList.all.first { $0.description == name })
        let document = try SVGDocument(VectorPage(sample.list).svg())
        #expect(document.warnings.isEmpty)
        let again = DisplayList(
            size: sample.list.size, scale: sample.list.scale,
            items: document.displayItems(in: CGRect(origin: .zero, size: sample.list.size)))
        let difference = Difference(Rasterizer().draw(again), Rasterizer().draw(sample.list))
        #expect(difference.mean < 0.3 && difference.far < 0.002, "\(difference)")
    }

    @Test func contentOutsideOfThePageIsOmitted() throws {
        let far = SampleList("far", [SampleList.fill(SampleList.circle(400, 45, 20), .color(SampleList.red))])
        #expect(try !text(far.list).contains("<path"))
    }

    @Test func glassOnNothingTakesAllBelowIt() throws {
        let sample = SampleList(
            "glass", background: nil,
            [
                SampleList.fill(SampleList.circle(45, 45, 25), .color(SampleList.red)),
                SampleList.fill(SampleList.circle(75, 45, 25), .backdrop(Backdrop(radius: 3))),
                SampleList.fill(SampleList.circle(60, 45, 5), .color(SampleList.blue)),
            ])
        let page = try text(sample.list)
        #expect(page.components(separatedBy: "<path").count == 2 && page.contains("<image"))
    }

    @Test func severalPagesAreOneFile() throws {
        let samples = SampleList.all
        let pages = samples.map { VectorPage($0.list) }
        let file = VectorPage.pdf(of: pages, information: ["Title": "Größe", "Author": "Ada"])
        let text = String(decoding: file, as: Unicode.ASCII.self)
        #expect(text.components(separatedBy: "/Type /Page ").count - 1 == samples.count)
        #expect(text.contains("/Count \(samples.count) >>"))
        #expect(text.contains("/Author <FEFF004100640061> /Title <FEFF0047007200f600df0065> >>"))
        #expect(VectorPage.pdf(of: pages, information: ["Title": "Größe", "Author": "Ada"]) == file)
    }

    @Test func samePageSameBytes() throws {
        for sample in SampleList.all {
            #expect(try VectorPage(sample.list).svg() == VectorPage(sample.list).svg())
            #expect(VectorPage(sample.list).pdf() == VectorPage(sample.list).pdf())
        }
    }

    @Test func theTableOfAPDFFileLeadsToItsObjects() throws {
        for sample in SampleList.all {
            let file = VectorPage(sample.list).pdf()
            #expect(file.starts(with: Array("%PDF-".utf8)))
            let end = String(decoding: file.suffix(40), as: UTF8.self)
            let start = try #require(Int(end.split(separator: "\n").dropLast().last ?? ""))
            let table = String(decoding: file[start...], as: UTF8.self).split(separator: "\n")
            let count = try #require(Int(table[1].split(separator: " ")[1]))
            for number in 1..<count {
                let offset = try #require(Int(table[2 + number].prefix(10)))
                #expect(file[offset...].starts(with: Array("\(number) 0 obj\n".utf8)))
            }
        }
    }

    /// Programs that show pages interpolate between `straightStops` in sRGB. The result must be close to the
    /// rasterizer's colours, which are interpolated in the gradient's own colour space.
    @Test(arguments: [GradientColorSpace.perceptual, .device])
    func straightStopsAreTheSameColours(space: GradientColorSpace) {
        let gradients = [
            SampleList.gradient(SampleList.red, SampleList.blue, space: space),
            SampleList.gradient(.clear, SampleList.red, space: space),
            SampleList.gradient(.black, .white.multiplyingAlpha(by: 0), SampleList.blue, space: space),
        ]
        for gradient in gradients {
            let width = 500
            let list = DisplayList(
                size: CGSize(width: width, height: 1),
                items: [
                    SampleList.fill(
                        Path(CGRect(x: 0, y: 0, width: width, height: 1)),
                        .linearGradient(gradient, start: .zero, end: CGPoint(x: width, y: 0)))
                ])
            let bitmap = Rasterizer().draw(list)
            let stops = gradient.straightStops
            #expect(stops.count < 80)
            for x in 0..<width {
                let t = (Double(x) + 0.5) / Double(width)
                let next = stops.firstIndex { $0.location >= t } ?? stops.count - 1
                let (a, b) = (stops[max(next - 1, 0)], stops[next])
                let color = a.color + (b.color - a.color) * ((t - a.location) / max(b.location - a.location, 1e-9))
                for channel in 0..<4 {
                    let value = (channel == 3 ? 1 : color[channel]) * color.w * 255
                    #expect(abs(value - Double(bitmap[x, 0][channel])) < 1.6, "\(gradient) at \(x)")
                }
            }
        }
    }
}

/// The difference of two pictures. If their sizes differ, it has the greatest possible value.
struct Difference: CustomStringConvertible {
    /// The mean over all channels of all pixels, in levels.
    var mean = 0.0
    /// The share of pixels in which a channel differs by more than 40 levels. Only pixels at edges may differ so much.
    var far = 0.0

    init(_ a: Bitmap, _ b: Bitmap) {
        guard a.width == b.width, a.height == b.height, a.width > 0 else {
            (mean, far) = (255, 1)
            return
        }
        for y in 0..<a.height {
            for x in 0..<a.width {
                let distances = (0..<4).map { abs(Int(a[x, y][$0]) - Int(b[x, y][$0])) }
                mean += Double(distances.reduce(0, +))
                if (distances.max() ?? 0) > 40 { far += 1 }
            }
        }
        let count = Double(a.width * a.height)
        (mean, far) = (mean / count / 4, far / count)
    }

    var description: String { "\(mean) levels off, \(far) of the pixels far" }
}

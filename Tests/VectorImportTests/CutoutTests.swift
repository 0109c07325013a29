// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import PixelAreas
import SVGSyntax
import TestSupport
import Testing
import VectorImport

@Suite struct CutoutTests {
    private func picture(_ items: [DisplayItem], on background: RGBAColor) -> Bitmap { draw(items, on: background) }
    private let heartItem = DisplayItem(
        .fill(Pictures.heart(100), FillStyle(), .color(RGBAColor(red: 0.9, green: 0.1, blue: 0.3))))

    @Test func theSubjectReturnsAsIfItHadNeverHadABackground() throws {
        let wanted = draw([heartItem])
        for backdrop in [RGBAColor.white, .black, RGBAColor(red: 0.2, green: 0.6, blue: 1)] {
            let cut = try Cutout()(picture([heartItem], on: backdrop))
            #expect(differingShare(cut, wanted, tolerance: 6) < 0.002, "\(backdrop)")
            #expect(differingShare(cut, wanted, tolerance: 24) == 0, "\(backdrop)")
        }
    }

    @Test func noHaloRemainsOnAnotherBackground() throws {
        let cut = try Cutout()(picture([heartItem], on: .white))
        let image = DisplayItem(
            .image(ImageContent(bitmap: cut, rect: CGRect(x: 0, y: 0, width: 100, height: 100), interpolation: .none)))
        #expect(differingShare(draw([image], on: .black), draw([heartItem], on: .black), tolerance: 12) < 0.001)
    }

    @Test func outcomesArePremultipliedAndInsideIsUntouched() throws {
        let source = picture([heartItem], on: .white)
        let cut = try Cutout()(source)
        for y in 0..<100 {
            for x in 0..<100 {
                let p = cut[x, y]
                #expect(p.x <= p.w && p.y <= p.w && p.z <= p.w)
            }
        }
        #expect(cut[50, 50] == source[50, 50] && cut[0, 0] == .zero && cut[99, 99] == .zero)
    }

    @Test func enclosedBackgroundStaysAndTransparentOneIsBackground() throws {
        let ring = DisplayItem(
            .fill(SVGPathData("M20 20h60v60h-60zM40 40h20v20h-20z").path, FillStyle(eoFill: true), .color(.black)))
        #expect(try Cutout()(picture([ring], on: .white))[50, 50] == SIMD4(255, 255, 255, 255))
        let alone = draw([heartItem])
        #expect(differingShare(try Cutout(tolerance: 0)(alone), alone, tolerance: 0) < 0.02)
    }

    /// The background seen through a ring, a mug's handle or a letter's counters is removed, edges included.
    @Test(arguments: [
        "M20 20h60v60h-60zM40 40h20v20h-20z", "M15 20h45v60h-45zM60 30h25v40h-25zM66 38h12v24h-12z",
        "M20 10h60v80h-60zM35 22h28v22h-28zM35 56h28v22h-28z",
    ])
    func holesAreCutOutOnRequest(_ drawing: String) throws {
        let path = SVGPathData(drawing).path
        let color = RGBAColor(red: 0.1, green: 0.3, blue: 0.7)
        let subject = DisplayItem(
            .fill(path.applying(CGAffineTransform(translationX: 0.4, y: 0.3)), FillStyle(eoFill: true), .color(color)))
        for backdrop in [RGBAColor.white, RGBAColor(red: 0.9, green: 0.85, blue: 0.7)] {
            let source = picture([subject], on: backdrop)
            let cut = try Cutout(cutsHoles: true)(source)
            #expect(differingShare(cut, draw([subject]), tolerance: 8) == 0, "\(backdrop)")
            #expect(differingShare(try Cutout()(source), draw([subject]), tolerance: 128) > 0.02)
        }
    }

    /// A glint of nine pixels in the background's colour is cut out only if `speckle` is less than nine.
    @Test func smallHolesStayClosed() throws {
        let glint = DisplayItem(.fill(Path(CGRect(x: 48, y: 48, width: 3, height: 3)), FillStyle(), .color(.white)))
        let source = picture([heartItem, glint], on: .white)
        #expect(try Cutout(cutsHoles: true, speckle: 9)(source)[49, 49] == SIMD4(255, 255, 255, 255))
        #expect(try Cutout(cutsHoles: true, speckle: 8)(source)[49, 49].w == 0)
    }

    @Test func specksDoNotDefeatTheCrop() throws {
        var source = picture([heartItem], on: .white)
        let clean = try Cutout(crops: true)(source)
        for (x, y) in [(2, 3), (95, 4), (96, 5), (97, 5), (5, 96)] { source[x, y] = SIMD4(190, 200, 180, 255) }
        #expect(try Cutout(crops: true)(source) == clean)
        let all = try Cutout(crops: true, speckle: 0)(source)
        #expect(all.width > 90 && all.height > 90)
        // The speck has three pixels, because diagonal neighbours belong to it.
        #expect(try Cutout(crops: true, speckle: 2)(source).width > clean.width)
        #expect(try Cutout(crops: true, speckle: 3)(source) == clean)
    }

    /// JPEG leaves artefacts around strong edges. They differ too much from the background to be flood-filled, but must
    /// be removed.
    @Test(arguments: [24, 40, 64]) func theRimsOfJPEGGo(_ step: Int) throws {
        for (item, backdrop) in [
            (heartItem, RGBAColor.white), (blueDisc, RGBAColor(red: 0.9, green: 0.88, blue: 0.85)),
        ] {
            let subject = draw([item])
            let cut = try Cutout()(quantized(picture([item], on: backdrop), step: step))
            var beyond = 0
            for y in 3..<97 {
                for x in 3..<97 where cut[x, y].w > 48 {
                    if !isNear(x, y, 2, in: subject) { beyond += 1 }
                }
            }
            #expect(beyond == 0, "steps of \(step)")
            #expect(cut[50, 50].w == 255)
        }
    }

    /// Whether anything is painted within `reach` of a pixel.
    private func isNear(_ x: Int, _ y: Int, _ reach: Int, in subject: Bitmap) -> Bool {
        for row in max(y - reach, 0)...min(y + reach, subject.height - 1) {
            for column in max(x - reach, 0)...min(x + reach, subject.width - 1) where subject[column, row].w > 0 {
                return true
            }
        }
        return false
    }

    private let blueDisc = DisplayItem(
        .fill(
            Path(ellipseIn: CGRect(x: 22, y: 25, width: 51, height: 51)), FillStyle(),
            .color(RGBAColor(red: 0.1, green: 0.3, blue: 0.8))))

    /// Simulates JPEG: quantizes the cosine transform of each block of 8 × 8 pixels.
    private func quantized(_ bitmap: Bitmap, step: Int) -> Bitmap {
        let waves = (0..<8).map { (u: Int) -> [Double] in
            let height = u == 0 ? 0.5.squareRoot() / 2 : 0.5
            return (0..<8).map { (x: Int) -> Double in
                height * cos(Double((2 * x + 1) * u) * Double.pi / 16)
            }
        }
        var result = bitmap
        for top in stride(from: 0, to: bitmap.height - 7, by: 8) {
            for left in stride(from: 0, to: bitmap.width - 7, by: 8) {
                for channel in 0..<3 {
                    var block = [Double](repeating: 0, count: 64)
                    for v in 0..<8 {
                        for u in 0..<8 {
                            var sum = 0.0
                            for y in 0..<8 {
                                for x in 0..<8 {
                                    sum += Double(bitmap[left + x, top + y][channel]) * waves[u][x] * waves[v][y]
                                }
                            }
                            let size = Double(u + v == 0 ? 4 : step)
                            block[8 * v + u] = (sum / size).rounded() * size
                        }
                    }
                    for y in 0..<8 {
                        for x in 0..<8 {
                            var sum = 0.0
                            for v in 0..<8 { for u in 0..<8 { sum += block[8 * v + u] * waves[u][x] * waves[v][y] } }
                            result[left + x, top + y][channel] = UInt8(min(max(sum.rounded(), 0), 255))
                        }
                    }
                }
            }
        }
        return result
    }

    @Test func toleranceForgivesNoise() throws {
        var noisy = picture([heartItem], on: .white)
        for y in 0..<100 {
            for x in 0..<100 where noisy[x, y] == SIMD4(255, 255, 255, 255) {
                let v = UInt8(255 - (x * 7 + y * 13) % 12)
                noisy[x, y] = SIMD4(v, v, v, 255)
            }
        }
        let cut = try Cutout(tolerance: 0.1)(noisy)
        #expect(differingShare(cut, draw([heartItem]), tolerance: 16) < 0.01)
        #expect(try Cutout(tolerance: 0)(noisy)[3, 3].w > 0)
    }

    @Test func cropsToItsContent() throws {
        let box = DisplayItem(.fill(Path(CGRect(x: 20, y: 30, width: 40, height: 10)), FillStyle(), .color(.black)))
        let cut = try Cutout(crops: true)(picture([box], on: .white))
        #expect(cut.width == 40 && cut.height == 10)
        #expect(
            cut
                == draw([
                    DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), FillStyle(), .color(.black)))
                ]).cropped(40, 10))
    }

    @Test func thinLinesSurvive() throws {
        let line = DisplayItem(.stroke(SVGPathData("M10 15L90 85").path, StrokeStyle(lineWidth: 1.5), .color(.black)))
        #expect(differingShare(try Cutout()(picture([line], on: .white)), draw([line]), tolerance: 90) < 0.005)
    }

    @Test func errorsAreOneLine() {
        #expect(throws: CutoutError.nothingLeft(tolerance: 0.1)) {
            try Cutout()(picture([], on: .white))
        }
        #expect(throws: CutoutError.emptyPicture) { try Cutout()(Bitmap(width: 0, height: 3)) }
        #expect(throws: CutoutError.badTolerance(2)) { try Cutout(tolerance: 2)(Bitmap(width: 3, height: 3)) }
        #expect(throws: CutoutError.badFeather(9)) { try Cutout(feather: 9)(Bitmap(width: 3, height: 3)) }
        #expect(throws: CutoutError.badSpeckle(-1)) { try Cutout(speckle: -1)(Bitmap(width: 3, height: 3)) }
    }

    @Test func smallestPicturesWork() throws {
        for feather in 0...8 {
            var tiny = Bitmap(width: 3, height: 1)
            tiny[1, 0] = SIMD4(9, 9, 9, 255)
            #expect(try Cutout(feather: feather, crops: true)(tiny)[0, 0] == SIMD4(9, 9, 9, 255))
        }
    }
}

extension Bitmap {
    fileprivate func cropped(_ width: Int, _ height: Int) -> Bitmap {
        var result = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { result[x, y] = self[x, y] } }
        return result
    }
}

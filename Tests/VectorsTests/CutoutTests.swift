import Drawing
import Foundation
import Geometry
import Testing
import Vectors

@Suite struct CutoutTests {
    private func picture(_ items: [DisplayItem], on background: RGBAColor) -> Bitmap { draw(items, on: background) }
    private let heartItem = DisplayItem(
        .fill(heart(100), FillStyle(), .color(RGBAColor(red: 0.9, green: 0.1, blue: 0.3))))

    @Test func theSubjectReturnsAsIfItHadNeverHadABackground() throws {
        let wanted = draw([heartItem])
        for ground in [RGBAColor.white, .black, RGBAColor(red: 0.2, green: 0.6, blue: 1)] {
            let cut = try Cutout()(picture([heartItem], on: ground))
            #expect(difference(cut, wanted, tolerance: 6) < 0.002, "\(ground)")
            #expect(difference(cut, wanted, tolerance: 24) == 0, "\(ground)")
        }
    }

    @Test func noHaloRemainsOnAnotherBackground() throws {
        let cut = try Cutout()(picture([heartItem], on: .white))
        let image = DisplayItem(
            .image(ImageContent(bitmap: cut, rect: CGRect(x: 0, y: 0, width: 100, height: 100), interpolation: .none)))
        #expect(difference(draw([image], on: .black), draw([heartItem], on: .black), tolerance: 12) < 0.001)
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
        #expect(difference(try Cutout(tolerance: 0)(alone), alone, tolerance: 0) < 0.02)
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
        #expect(difference(cut, draw([heartItem]), tolerance: 16) < 0.01)
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
        #expect(difference(try Cutout()(picture([line], on: .white)), draw([line]), tolerance: 90) < 0.005)
    }

    @Test func errorsAreOneLine() {
        #expect(throws: CutoutError.nothingLeft(tolerance: 0.1)) {
            try Cutout()(picture([], on: .white))
        }
        #expect(throws: CutoutError.emptyPicture) { try Cutout()(Bitmap(width: 0, height: 3)) }
        #expect(throws: CutoutError.badTolerance(2)) { try Cutout(tolerance: 2)(Bitmap(width: 3, height: 3)) }
        #expect(throws: CutoutError.badFeather(9)) { try Cutout(feather: 9)(Bitmap(width: 3, height: 3)) }
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

// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SymbolGlyphs {
    /// Vehicles, maps and places.
    package static func addTravel(to set: inout SymbolSet) {
        set.add("airplane", [.enclosed]) { p in
            p.fill(
                .corners(
                    56, 0, 8, 46, -8, 8, 18, -8.5, 3, -6, -50, 4, -19, -50, 4, -7, -8.5, 3, -34, -8, 3, -44, -22, 3,
                    -54, -22, 3,
                    -48, 0, 2, -54, 22, 3, -44, 22, 3, -34, 8, 3, -7, 8.5, 3, -19, 50, 4, -6, 50, 4, 18, 8.5, 3, 46, 8,
                    8))
        }
        set.add("car", [.fill, .enclosed], most: 12) { p in
            let body = Path.corners(
                -50, 0, 14, -40, -10, 4, -30, -34, 14, 30, -34, 14, 40, -10, 4, 50, 0, 14, 50, 30, 6, -50, 30, 6)
            p.layer(.primary)
            p.shape(body)
            if p.isFilled {
                p.cut(.corners(-32, -11, 3, -24.5, -27, 7, 24.5, -27, 7, 32, -11, 3))
            } else {
                p.fill(p.line(.line(-42, -8, 42, -8), 0.9).intersection(body))
            }
            p.mark(.disc(-32, 9, 6) + .disc(32, 9, 6))
            p.detail(.line(-12, 14, 12, 14), 0.75)
            p.fill(Path.box(-49, 24, -31, 44, r: 6) + .box(31, 24, 49, 44, r: 6))
        }
        set.add("bus", [.fill], most: 11.5) { p in
            p.shape(.box(-37, -50, 37, 38, r: 13))
            let screen = Path.box(-26, -34, 26, -2, r: 5)
            p.mark(p.isFilled ? screen : p.line(.line(-34, 0, 34, 0), 0.9) + p.line(.line(-20, -36, 20, -36), 0.8))
            p.mark(.disc(-20, 18, 5.5) + .disc(20, 18, 5.5))
            p.fill(Path.box(-31, 32, -16, 51, r: 5) + .box(16, 32, 31, 51, r: 5))
        }
        set.add("tram", [.fill], most: 11) { p in
            p.layer(.primary)
            p.shape(.box(-33, -38, 33, 32, r: 13))
            let window = Path.box(-22, -24, 22, 0, r: 5)
            p.mark(p.isFilled ? window : p.line(.line(-31, 2, 31, 2), 0.9))
            p.mark(.disc(-16, 16, 5) + .disc(16, 16, 5))
            p.layer(.secondary)
            p.stroke(.line(-14, -50, 14, -50), 0.9)
            p.stroke(.line(0, -50, 0, -38), 0.9)
            p.stroke(.line(-22, 38, -32, 52), 0.95)
            p.stroke(.line(22, 38, 32, 52), 0.95)
        }
        set.add("bicycle", [.enclosed], most: 10.5) { p in
            p.fill(p.hollow(.disc(-36, 17, 24), 0.95))
            p.fill(p.hollow(.disc(36, 17, 24), 0.95))
            p.stroke(.line(-36, 17, -16, -22, 20, -22, -4, 17, -36, 17), 0.9)
            p.stroke(.line(-4, 17, -20, -32), 0.9)
            p.stroke(.line(-28, -32, -12, -32))
            p.stroke(.bent(r: 5, 36, 17, 16, -38, 30, -38), 0.95)
        }
        set.add("map", [.fill], most: 12.5) { p in
            let sheet = Path.corners(
                -56, -30, 7, -19, -44, 2, 19, -30, 2, 56, -44, 7, 56, 30, 7, 19, 44, 2, -19, 30, 2, -56, 44, 7)
            p.shape(sheet)
            for (x, top, bottom) in [(-19, -44, 30), (19, -30, 44)] as [(CGFloat, CGFloat, CGFloat)] {
                p.mark(p.line(.line(x, top, x, bottom), p.isFilled ? 0.6 : 0.9).intersection(sheet))
            }
        }
        set.add("mappin", [.enclosed, .slash]) { p in
            p.layer(.primary, .red)
            p.fill(.disc(0, -32, 20))
            p.layer(.secondary)
            p.fill(
                .corners(
                    -p.width * 0.55, -8, 1, p.width * 0.55, -8, 1, p.width * 0.35, 52, p.width * 0.34, -p.width * 0.35,
                    52, p.width * 0.34))
        }
        set.add("mappin.and.ellipse", most: 13) { p in
            p.layer(.secondary)
            p.stroke(
                .drawn("M -18 20 C -36 22 -50 28 -50 35 C -50 45 -27 51 0 51 C 27 51 50 45 50 35 C 50 28 36 22 18 20"))
            p.layer(.primary, .red)
            p.fill(.disc(0, -36, 18))
            p.stroke(.line(0, -20, 0, 33))
        }
        set.add("pin", [.fill, .enclosed, .slash]) { p in
            p.shape(
                .drawn(
                    """
                    M -22 -54 L 22 -54 C 27 -54 30 -51 30 -47 C 30 -43 27 -40 23 -38 L 25 -12 C 36 -7 42 2 42 12 C 42
                    17 39 20 34 20 L -34 20 C -39 20 -42 17 -42 12 C -42 2 -36 -7 -25 -12 L -23 -38 C -27 -40 -30 -43
                    -30 -47 C -30 -51 -27 -54 -22 -54 Z
                    """))
            p.stroke(.line(0, 20, 0, 54), 0.9)
        }
        set.add("location", [.fill, .enclosed, .slash], most: 14) { p in
            p.shape(.corners(56, -54, 8, 6.5, 58, 7, -4, 4, 3, -58, -6.5, 7))
        }
        set.add("location.north", [.fill, .enclosed]) { p in
            p.shape(.corners(0, -54, 8, 42, 48, 8, 0, 30, 4, -42, 48, 8))
        }
        set.add("safari", [.fill], most: 14) { p in
            p.layer(.secondary, p.isFilled ? .blue : nil)
            p.shape(.disc(0, 0, 50))
            let needle = Path.corners(25, -25, 3, 8, 9, 2, -25, 25, 3, -8, -9, 2)
            if p.isFilled {
                p.cutout(needle - .disc(0, 0, 5), .white)
            } else {
                p.layer(.primary)
                p.fill(needle - .disc(0, 0, 5))
            }
        }
        set.add("fuelpump", [.fill], most: 11) { p in
            let body = Path.corners(-42, -48, 11, 16, -48, 11, 16, 50, 0, -42, 50, 0)
            p.layer(.primary)
            p.shape(body)
            let window = Path.box(-30, -35, 4, -8, r: 4)
            p.mark(p.isFilled ? window : p.line(.line(-40, -6, 14, -6), 0.9))
            p.stroke(.line(-49, 49, 23, 49))
            p.layer(.secondary)
            p.stroke(.bent(r: 8, 16, 10, 29, 10, 29, 30, 45, 34, 45, -14, 30, -34))
        }
    }
}

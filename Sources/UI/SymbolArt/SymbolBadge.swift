// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A small sign in front of a glyph, named by the words after "badge" in the symbol's name.
package enum SymbolBadge: String, Sendable {
    case plus, minus, xmark, checkmark, exclamationmark, questionmark, ellipsis, clock, gearshape, star, heart, moon
    case key, play, record, icloud
    case person = "person.crop"

    fileprivate var color: SymbolColor? {
        switch self {
        case .plus, .checkmark: .green
        case .minus, .xmark, .record: .red
        case .exclamationmark, .star: .yellow
        case .heart: .red
        default: nil
        }
    }
}

extension SymbolPen {
    /// Draws a sign in front of the glyph, with a gap around it.
    ///
    /// - Parameter onDisc: Whether a sign made of a few lines is drawn on a disc. Signs with small parts always have a
    ///   disc.
    package mutating func badge(_ badge: SymbolBadge, x: CGFloat, y: CGFloat, onDisc: Bool = false) {
        let reach: CGFloat = 16.5
        let sign: Path
        switch badge {
        case .plus, .minus, .xmark, .checkmark:
            if onDisc { return discBadge(badge, x: x, y: y) }
            sign = lineSign(badge, reach).moved(x, y)
        case .play:
            sign = .corners(x + 19, y, 4, x - 13, y + 20, 4, x - 13, y - 20, 4)
        case .exclamationmark, .questionmark, .ellipsis, .clock:
            return discBadge(badge, x: x, y: y)
        case .record:
            return shapeBadge(.disc(x, y, 17), badge)
        case .gearshape, .star, .heart, .moon, .icloud:
            let scale = badge == .icloud ? 0.4 : 0.37
            return shapeBadge(area(of: badge.rawValue, filled: true, scale: scale, x: x, y: y, 0.6), badge)
        case .key:
            return shapeBadge(area(of: "key", filled: true, scale: 0.5, x: x, y: y, 0.6), badge)
        case .person:
            return discBadge(badge, x: x, y: y)
        }
        cut(.disc(x, y, reach + width / 2 + gap * 0.9))
        layer(.primary, badge.color)
        fill(sign)
    }

    /// Draws a filled triangle with an exclamation mark, in front of the glyph.
    package mutating func triangleBadge(x: CGFloat, y: CGFloat) {
        let triangle = Path.corners(0, -25, 6, 27, 21, 6, -27, 21, 6).moved(x, y)
        clear(around: triangle)
        layer(.primary, .yellow)
        fill(triangle - Path.exclamation(min(width, 11) * 1.9).scaled(0.29).moved(x, y + 6))
    }

    private mutating func shapeBadge(_ area: Path, _ badge: SymbolBadge) {
        clear(around: area)
        layer(.primary, badge.color)
        fill(area)
    }

    /// Draws a disc with the sign as a hole.
    private mutating func discBadge(_ badge: SymbolBadge, x: CGFloat, y: CGFloat) {
        let radius: CGFloat = 22
        let sign: Path
        switch badge {
        case .exclamationmark: sign = Path.exclamation(min(width, 11) * 1.9).scaled(0.33)
        case .questionmark: sign = area(of: "questionmark", scale: 0.33, min(0.72, 7.5 / width))
        case .ellipsis:
            let size: CGFloat = 3 + 0.1 * width
            sign = Path.disc(-10.5, 0, size) + .disc(0, 0, size) + .disc(10.5, 0, size)
        case .clock: sign = line(.line(0, -12, 0, 1, 8.5, 1), min(0.75, 7.5 / width))
        case .person:
            let head = Path.disc(0, -5.5, 6.5)
            sign = head + Path.oval(0, 15, 13, 11).intersection(.disc(0, 0, radius - 3.5))
        default: sign = lineSign(badge, 9.5, min(0.78, 7.5 / width))
        }
        cut(.disc(x, y, radius + gap))
        layer(.primary, badge.color)
        fill((Path.disc(0, 0, radius) - sign).moved(x, y))
    }

    private func lineSign(_ badge: SymbolBadge, _ reach: CGFloat, _ factor: CGFloat = 1) -> Path {
        let diagonal = reach * 0.78
        return switch badge {
        case .plus: line(.line(-reach, 0, reach, 0), factor) + line(.line(0, -reach, 0, reach), factor)
        case .minus: line(.line(-reach, 0, reach, 0), factor)
        case .xmark:
            line(.line(-diagonal, -diagonal, diagonal, diagonal), factor)
                + line(.line(-diagonal, diagonal, diagonal, -diagonal), factor)
        default:
            line(.line(-reach * 0.92, reach * 0.12, -reach * 0.22, reach * 0.8, reach * 0.95, -reach * 0.8), factor)
        }
    }
}

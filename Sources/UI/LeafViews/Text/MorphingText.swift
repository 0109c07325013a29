// SPDX-License-Identifier: MIT

import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// A text whose letters are on their way to another size, weight or place.
struct MorphingText {
    private struct Key: Equatable {
        let run: Int
        let part: TextFigure.Part
    }

    private var keys: [Key]
    private var outlines: AnimatableAttribute<MorphingOutlines>

    /// Nil where the figures do not correspond: they are of other fonts, or drawn with other lines. Emoji have no outlines.
    init?(from old: [TextFigure], to new: [TextFigure], _ transaction: Transaction, at time: Double) {
        let (old, new) = (Self.united(old), Self.united(new))
        guard old.keys == new.keys, !new.keys.contains(where: { $0.part == .emoji }),
            let matched = MorphingOutlines.matched(old.paths, new.paths)
        else { return nil }
        keys = new.keys
        outlines = AnimatableAttribute(matched.old)
        outlines.update(matched.new, transaction, at: time)
    }

    /// Goes to other figures instead, with the speed that the letters have; false where that needs a new start.
    mutating func retarget(to new: [TextFigure], _ transaction: Transaction, at time: Double) -> Bool {
        let new = Self.united(new)
        let target = MorphingOutlines(new.paths)
        guard new.keys == keys, target.hasElements(of: outlines.model) else { return false }
        outlines.update(target, transaction, at: time)
        return true
    }

    /// What is to be drawn at `time`; nil when the letters have arrived.
    mutating func figures(at time: Double) -> [TextFigure]? {
        let shown = outlines.presentation(at: time)
        guard outlines.isAnimating(at: time) else { return nil }
        return zip(keys, shown.paths).map { TextFigure(run: $0.run, part: $0.part, path: $1) }
    }

    /// One path for each run and part, on however many lines that stands.
    private static func united(_ figures: [TextFigure]) -> (keys: [Key], paths: [Path]) {
        var (keys, paths): ([Key], [Path]) = ([], [])
        for figure in figures {
            let key = Key(run: figure.run, part: figure.part)
            if let index = keys.firstIndex(of: key) {
                paths[index].addPath(figure.path)
            } else {
                keys.append(key)
                paths.append(figure.path)
            }
        }
        return (keys, paths)
    }
}

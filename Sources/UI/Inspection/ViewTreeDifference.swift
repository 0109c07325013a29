// SPDX-License-Identifier: MIT

import Foundation

/// The differences between two trees of a window as sentences: added, removed and changed views, and the moves that
/// they cause.
package struct ViewTreeDifference {
    /// The most informative sentences come first.
    package private(set) var sentences: [String] = []

    /// The maximum number of sentences; further differences are counted.
    private static let most = 12

    package init(expected: ViewTree, actual: ViewTree) {
        var walk = ViewTreeWalk()
        walk.compare(expected.views, actual.views, at: [])
        let all = walk.causeSentences + walk.moveSentences
        sentences = Array(all.prefix(Self.most))
        if all.count > Self.most { sentences.append("and \(all.count - Self.most) more differences") }
    }
}

/// Traverses the old and the new tree in parallel and collects their differences.
private struct ViewTreeWalk {
    /// A visible change that was made in code and may have moved other views.
    struct Cause {
        /// The child indices from the root to the view.
        var path: [Int]
        var sentence: String
        /// The words after "because" in sentences about moved views; nil if the change moves nothing, as for colours.
        var reason: String?
    }

    struct Move {
        var path: [Int]
        var title: String
        var kind: String
        var change: FrameChange
    }

    private(set) var causes: [Cause] = []
    private(set) var moves: [Move] = []

    mutating func compare(_ old: [ViewTreeEntry], _ new: [ViewTreeEntry], at path: [Int]) {
        for pair in ViewTreePairing.pairs(old, new) {
            switch pair {
            case (let before?, let after?, let place): compare(before, after, at: path + [place])
            case (let before?, nil, let place):
                note(path + [place], "\(before.called) is gone", "\(before.called) is gone")
            case (nil, let after?, let place):
                note(path + [place], "\(after.called) is new", "\(after.called) is new")
            default: break
            }
        }
    }

    private mutating func note(_ path: [Int], _ sentence: String, _ reason: String?) {
        causes.append(Cause(path: path, sentence: sentence, reason: reason))
    }

    private mutating func compare(_ old: ViewTreeEntry, _ new: ViewTreeEntry, at path: [Int]) {
        if old.kind != new.kind { note(path, "\(old.called) is now \(new.called)", "\(old.called) became \(new.kind)") }
        if old.text != new.text {
            let words = "\(old.kind) reads “\((new.text ?? "").brief)” instead of “\((old.text ?? "").brief)”"
            note(path, words, "\(old.kind) reads “\((new.text ?? "").brief)”")
        }
        if old.name != new.name {
            let words = "\(old.kind) shows '\(new.name ?? "")' instead of '\(old.name ?? "")'"
            note(path, words, words)
        }
        compareColors(old, new, at: path)
        compareModifiers(old, new, at: path)
        for (word, before, after) in [
            ("label", old.accessibility?.label, new.accessibility?.label),
            ("value", old.accessibility?.value, new.accessibility?.value),
        ] where before != after && (before ?? after) != nil && old.text == new.text {
            let words = "the \(word) of \(new.called) is “\(after ?? "")” instead of “\(before ?? "")”"
            note(path, words, words)
        }
        if old.isDisabled != new.isDisabled {
            note(path, "\(new.called) is \(new.isDisabled == true ? "disabled" : "enabled")", nil)
        }
        if let change = FrameChange(old.frame, new.frame) {
            moves.append(Move(path: path, title: new.called, kind: new.kind, change: change))
        }
        compareSpacing(old, new, at: path)
        compare(old.children ?? [], new.children ?? [], at: path)
    }

    /// Infers a change of spacing from the frames, because the tree does not record a stack's spacing.
    private mutating func compareSpacing(_ old: ViewTreeEntry, _ new: ViewTreeEntry, at path: [Int]) {
        func modifiers(_ entry: ViewTreeEntry) -> [[ViewTreeEntry.Modifier]?] {
            (entry.children ?? []).map(\.modifiers)
        }
        // Infers nothing if the children's modifiers have changed: padding, for example, also changes the gaps.
        guard old.kind == new.kind, modifiers(old) == modifiers(new), let before = old.spacing,
            let after = new.spacing, abs(before - after) > 0.05
        else { return }
        let change = abs(after - before).short + " pt " + (after > before ? "more" : "less")
        let words = "\(new.kind) has \(change) space between its views"
        note(path, words, words)
    }

    private mutating func compareColors(_ old: ViewTreeEntry, _ new: ViewTreeEntry, at path: [Int]) {
        guard old.colors != new.colors else { return }
        func text(_ colors: [ViewTreeEntry.Color]?) -> String {
            (colors ?? []).map { "\($0.role) \($0.color)" }.joined(separator: ", ")
        }
        let (before, after) = (text(old.colors), text(new.colors))
        let words =
            "\(new.called) has \(after.isEmpty ? "no colour" : after) instead of \(before.isEmpty ? "none" : before)"
        note(path, words, nil)
    }

    private mutating func compareModifiers(_ old: ViewTreeEntry, _ new: ViewTreeEntry, at path: [Int]) {
        func words(_ entry: ViewTreeEntry) -> [String] {
            (entry.modifiers ?? []).map { ".\($0.name)" + ($0.arguments.map { "(\($0))" } ?? "") }
        }
        let changes = words(new).difference(from: words(old))
        guard !changes.isEmpty else { return }
        var (gone, added): ([String], [String]) = ([], [])
        for change in changes {
            switch change {
            case .remove(_, let word, _): gone.append(word)
            case .insert(_, let word, _): added.append(word)
            }
        }
        let (was, has) = (gone.joined(), added.joined())
        let change =
            was.isEmpty ? "has now \(has)" : has.isEmpty ? "has no \(was) any more" : "has \(has) instead of \(was)"
        note(path, "\(new.called) \(change)", "\(new.called) \(change)")
    }

    /// The sentences about causes without repetitions, each with its number of occurrences.
    var causeSentences: [String] {
        var sentences: [(text: String, count: Int)] = []
        for cause in causes {
            if let index = sentences.firstIndex(where: { $0.text == cause.sentence }) {
                sentences[index].count += 1
            } else {
                sentences.append((cause.sentence, 1))
            }
        }
        return sentences.map { $0.count == 1 ? $0.text : "\($0.text), \($0.count) times" }
    }

    // MARK: Moves

    /// One sentence for all views with the same change of frame.
    var moveSentences: [String] {
        var groups: [(change: FrameChange, moves: [Move])] = []
        for move in moves {
            if let index = groups.firstIndex(where: { $0.change == move.change }) {
                groups[index].moves.append(move)
            } else {
                groups.append((move.change, [move]))
            }
        }
        return groups.map { change, moves in
            // Prefers views with a title, and among nested views the innermost.
            let titled = moves.filter { $0.title != $0.kind }
            let first = titled.last ?? moves[0]
            let others = moves.count - 1
            let who =
                others == 0
                ? first.title
                : others == 1 ? "\(first.title) and 1 more view" : "\(first.title) and \(others) more views"
            return "\(who) \(change.words)" + (cause(of: moves.first ?? first).map { ", because \($0)" } ?? "")
        }
    }

    /// The reason of the change that most likely moved the view. Tries these changes in order:
    /// 1. the innermost change around the view
    /// 2. the first change inside the view
    /// 3. the last change before the view in drawing order
    /// 4. the first of all changes
    private func cause(of move: Move) -> String? {
        let causes = self.causes.filter { $0.reason != nil }
        let around = causes.filter { move.path.starts(with: $0.path) }.max { $0.path.count < $1.path.count }
        let inside = causes.first { $0.path.starts(with: move.path) }
        let before = causes.last { $0.path.lexicographicallyPrecedes(move.path) }
        return (around ?? inside ?? before ?? causes.first)?.reason
    }
}

/// The difference of two frames, in tenths of a point.
private struct FrameChange: Equatable {
    private let x, y, width, height: Int

    init?(_ old: ViewTreeFrame, _ new: ViewTreeFrame) {
        func tenths(_ value: Double) -> Int { Int((value * 10).rounded()) }
        (x, y) = (tenths(new.x - old.x), tenths(new.y - old.y))
        (width, height) = (tenths(new.width - old.width), tenths(new.height - old.height))
        if x == 0, y == 0, width == 0, height == 0 { return nil }
    }

    var words: String {
        func points(_ tenths: Int) -> String { (Double(abs(tenths)) / 10).short + " pt" }
        var moved: [String] = []
        if y != 0 { moved.append("\(points(y)) \(y > 0 ? "down" : "up")") }
        if x != 0 { moved.append("\(points(x)) \(x > 0 ? "right" : "left")") }
        var grown: [String] = []
        if width != 0 { grown.append("\(points(width)) \(width > 0 ? "wider" : "narrower")") }
        if height != 0 { grown.append("\(points(height)) \(height > 0 ? "taller" : "shorter")") }
        return [
            moved.isEmpty ? nil : "moved " + moved.joined(separator: " and "),
            grown.isEmpty ? nil : "became " + grown.joined(separator: " and "),
        ].compactMap(\.self).joined(separator: " and ")
    }
}

/// Pairs the views of two lists: first views of equal kind and title, then the remaining views by kind, in order.
private enum ViewTreePairing {
    typealias Pair = (old: ViewTreeEntry?, new: ViewTreeEntry?, place: Int)

    static func pairs(_ old: [ViewTreeEntry], _ new: [ViewTreeEntry]) -> [Pair] {
        var pairs: [Pair] = []
        walk(old[...], new[...], by: \.key, into: &pairs) { old, new, pairs in
            walk(old, new, by: \.kind, into: &pairs) { old, new, pairs in
                pairs += old.map { ($0, nil, new.startIndex) }
                pairs += new.indices.map { (nil, new[$0], $0) }
            }
        }
        return pairs
    }

    /// Pairs entries with equal `word` in both lists. Calls `between` with the unpaired entries before, between and
    /// after the pairs.
    private static func walk(
        _ old: ArraySlice<ViewTreeEntry>, _ new: ArraySlice<ViewTreeEntry>, by word: (ViewTreeEntry) -> String,
        into pairs: inout [Pair],
        between: (ArraySlice<ViewTreeEntry>, ArraySlice<ViewTreeEntry>, inout [Pair]) -> Void
    ) {
        var (i, j) = (old.startIndex, new.startIndex)
        for (a, b) in matches(old.map(word), new.map(word)) {
            let (x, y) = (old.startIndex + a, new.startIndex + b)
            between(old[i..<x], new[j..<y], &pairs)
            pairs.append((old[x], new[y], y))
            (i, j) = (x + 1, y + 1)
        }
        between(old[i...], new[j...], &pairs)
    }

    /// The longest common subsequence, as index pairs.
    private static func matches(_ a: [String], _ b: [String]) -> [(Int, Int)] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var found: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                found.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return found
    }
}

extension ViewTreeEntry {
    /// The uniform gap between the views of a stack, including padding; nil if the gaps differ.
    fileprivate var spacing: Double? {
        guard let frames = children?.map(\.frame), frames.count > 1 else { return nil }
        let gaps: [Double]
        switch kind {
        case "VStack", "LazyVStack": gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.y - $0.height }
        case "HStack", "LazyHStack": gaps = zip(frames, frames.dropFirst()).map { $1.x - $0.x - $0.width }
        default: return nil
        }
        // Tolerates the rounding of frames to pixels.
        guard let least = gaps.min(), let most = gaps.max(), most - least <= 1, least >= 0 else { return nil }
        return (gaps.reduce(0, +) / Double(gaps.count) * 2).rounded() / 2
    }

    fileprivate var key: String { "\(kind)\u{0}\(accessibility?.identifier ?? title ?? "")" }

    /// The view's name in sentences: its title, otherwise its kind.
    fileprivate var called: String {
        if let title, !title.isEmpty { return "“\(title.brief)”" }
        return kind
    }
}

extension String {
    fileprivate var brief: String {
        let line = replacing("\n", with: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}

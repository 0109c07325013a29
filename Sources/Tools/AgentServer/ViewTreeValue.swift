// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The tree of views at one time, from `render tree --json`. Unknown keys are kept but not interpreted.
struct ViewTreeValue: Sendable {
    struct Entry: Sendable {
        var number: Int
        var depth: Int
        var value: JSONValue
        /// The kinds of the view's ancestors and of the view, each with its index among siblings of the same kind. The
        /// path identifies a view across times.
        var path: String

        var kind: String { value["kind"]?.string ?? "View" }
        var isTouchable: Bool { value["isTouchable"]?.bool ?? false }
    }

    let json: JSONValue
    /// The views in drawing order, parents before children.
    let entries: [Entry]

    init(_ json: JSONValue) {
        self.json = json
        var entries: [Entry] = []
        func add(_ values: [JSONValue], _ depth: Int, _ path: String) {
            var counts: [String: Int] = [:]
            for value in values {
                let kind = value["kind"]?.string ?? "View"
                counts[kind, default: 0] += 1
                let own = "\(path)/\(kind)[\(counts[kind]!)]"
                entries.append(
                    Entry(number: value["number"]?.integer ?? entries.count + 1, depth: depth, value: value, path: own))
                add(value["children"]?.array ?? [], depth + 1, own)
            }
        }
        add((json["views"] ?? json["elements"])?.array ?? [], 0, "")
        self.entries = entries
    }

    /// One line per view, indented by depth.
    var text: String {
        entries.map { String(repeating: "  ", count: $0.depth) + "#\($0.number) " + $0.words }.joined(separator: "\n")
    }

    /// The point at which to touch a view, in points of the window: its `touchPoint`, or else its centre.
    func touchPoint(of number: Int) -> (x: Double, y: Double)? {
        guard let entry = entries.first(where: { $0.number == number }) else { return nil }
        if let point = entry.value["touchPoint"], let x = point["x"]?.number, let y = point["y"]?.number {
            return (x, y)
        }
        return entry.center
    }

    func entry(_ number: Int) -> Entry? { entries.first { $0.number == number } }

    /// The view with this number (`#3`), id, label or text.
    func entry(called name: String) -> Entry? {
        if name.hasPrefix("#"), let number = Int(name.dropFirst()) { return entry(number) }
        return entries.first { $0.value["id"]?.string == name }
            ?? entries.first { $0.label == name } ?? entries.first { $0.value["text"]?.string == name }
    }

    /// The labels and texts most like a name, as a list of words; nil if there are none.
    func names(near name: String) -> String? {
        let names = entries.compactMap { $0.label ?? $0.value["text"]?.string ?? $0.value["id"]?.string }
        let near = NearestName.ranked(for: name, among: Array(Set(names)), count: 3)
        return near.isEmpty ? nil : near.map { "'\($0)'" }.joined(separator: ", ")
    }

    var size: (width: Double, height: Double) {
        (json["size"]?["width"]?.number ?? 393, json["size"]?["height"]?.number ?? 852)
    }
}

extension ViewTreeValue.Entry {
    /// The description of the view, without its number and children.
    var words: String { shown + place }

    /// The frame in the window, in points.
    var box: (x: Double, y: Double, width: Double, height: Double)? {
        guard let box = value["frame"], let x = box["x"]?.number, let y = box["y"]?.number,
            let width = box["width"]?.number, let height = box["height"]?.number
        else { return nil }
        return (x, y, width, height)
    }

    fileprivate var label: String? { (value["accessibility"] ?? value)["label"]?.string }

    /// The texts and names of the images inside, in drawing order.
    private static func texts(in value: JSONValue) -> [(text: String, isImage: Bool)] {
        (value["children"]?.array ?? []).flatMap { child in
            let text = child["text"]?.string
            let own = (text ?? child["name"]?.string).map { [(text: $0, isImage: text == nil)] } ?? []
            return own + texts(in: child)
        }
    }

    /// Whether the views inside say the same as the label.
    private func isSaidInside(_ label: String) -> Bool {
        let texts = Self.texts(in: value)
        return texts.map(\.text).joined(separator: " ") == label
            || texts.filter { !$0.isImage }.map(\.text).joined(separator: " ") == label
    }

    /// The view's kind, text and other properties in one line; without its source location.
    fileprivate var shown: String { words(hasFrame: true) }

    /// The least change of a frame that is reported, in points. Springs end with many smaller ones.
    private static let leastMove = 0.5

    /// Whether the view says the same as before, and has not moved noticeably.
    fileprivate func isLike(_ before: ViewTreeValue.Entry) -> Bool {
        guard words(hasFrame: false) == before.words(hasFrame: false) else { return false }
        guard let box, let old = before.box else { return (self.box == nil) == (before.box == nil) }
        return [box.x - old.x, box.y - old.y, box.width - old.width, box.height - old.height]
            .allSatisfy { abs($0) < Self.leastMove }
    }

    /// The way by which a view has moved that otherwise says the same as before, in whole points; nil if it has not
    /// moved or has also changed.
    fileprivate func move(since before: ViewTreeValue.Entry) -> String? {
        guard !isLike(before), words(hasFrame: false) == before.words(hasFrame: false), let box, let old = before.box,
            abs(box.width - old.width) < Self.leastMove, abs(box.height - old.height) < Self.leastMove
        else { return nil }
        return "\((box.x - old.x).rounded().short),\((box.y - old.y).rounded().short)"
    }

    /// Modifiers whose effect a line tells.
    private static let told: Set<String> = [
        "blur", "opacity", "rotationEffect", "scaleEffect", "strikethrough", "underline",
    ]

    private func words(hasFrame: Bool) -> String {
        var words = [kind]
        func quoted(_ text: String) -> String { "\"" + text.replacing("\n", with: "\\n") + "\"" }
        let text = value["text"]?.string
        if let text { words.append(quoted(text)) }
        if let name = value["name"]?.string { words.append("'\(name)'") }
        if hasFrame, let box {
            words.append("\(box.width.short)×\(box.height.short) at \(box.x.short),\(box.y.short)")
        }
        if value["isOutside"]?.bool == true { words.append("outside of the window") }
        for color in value["colors"]?.array ?? [] {
            if let role = color["role"]?.string, let color = color["color"]?.string { words.append("\(role) \(color)") }
        }
        let accessibility = value["accessibility"] ?? value
        // A scroll view is named by its texts, which follow.
        if let label, label != text, kind != "ScrollView", !isSaidInside(label) {
            words.append("label \(quoted(label))")
        }
        if let value = accessibility["value"]?.string { words.append("value \(quoted(value))") }
        if let traits = accessibility["traits"]?.array?.compactMap(\.string), !traits.isEmpty {
            words.append("[\(traits.joined(separator: " "))]")
        }
        if let identifier = accessibility["identifier"]?.string { words.append("id \(identifier)") }
        if isTouchable { words.append("touchable") }
        if value["isDisabled"]?.bool == true { words.append("disabled") }
        for modifier in value["modifiers"]?.array ?? [] {
            guard let name = modifier["name"]?.string, Self.told.contains(name) else { continue }
            words.append(".\(name)" + (modifier["arguments"]?.string.map { "(\($0))" } ?? ""))
        }
        var animated: Set<String> = []
        for animation in value["animations"]?.array ?? [] {
            if let attribute = animation["attribute"]?.string, animated.insert(attribute).inserted {
                words.append("animates \(attribute)")
            }
        }
        return words.joined(separator: "  ")
    }

    /// The file and line that declare an author's view: `  — Card.swift:12`. Empty for other views.
    private var place: String {
        guard let file = value["file"]?.string else { return "" }
        return "  — \(URL(filePath: file).lastPathComponent)" + (value["line"]?.integer.map { ":\($0)" } ?? "")
    }

    fileprivate var center: (x: Double, y: Double)? {
        box.map { ($0.x + $0.width / 2, $0.y + $0.height / 2) }
    }
}

extension ViewTreeValue {
    /// The differences from an earlier tree, one line each.
    func changes(since earlier: ViewTreeValue) -> [String] {
        let old = Dictionary(earlier.entries.map { ($0.path, $0) }) { first, _ in first }
        let new = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
        var lines: [String] = []
        for entry in earlier.entries where new[entry.path] == nil {
            // A removed view is listed without its children.
            if let parent = Self.parent(entry.path), old[parent] != nil, new[parent] == nil { continue }
            lines.append("gone: \(entry.words)")
        }
        var moves: [(by: String, numbers: [Int])] = []
        for entry in entries {
            guard let before = old[entry.path] else {
                lines.append("new: #\(entry.number) \(entry.words)")
                continue
            }
            if let way = entry.move(since: before) {
                if let index = moves.firstIndex(where: { $0.by == way }) {
                    moves[index].numbers.append(entry.number)
                } else {
                    moves.append((way, [entry.number]))
                }
            } else if !entry.isLike(before) {
                lines.append("changed: #\(entry.number) \(entry.words)   (was: \(before.words))")
            }
        }
        return lines + moves.map { "moved by \($0.by): \(Self.ranges($0.numbers))" }
    }

    /// Numbers in ascending order as ranges: `#3–#5, #8`.
    private static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "#\($0.lowerBound)" : "#\($0.lowerBound)–#\($0.upperBound)" }
            .joined(separator: ", ")
    }

    private static func parent(_ path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

// SPDX-License-Identifier: MIT

extension ViewTree {
    /// The tree as text: one line for each entry, indented by its depth.
    package var text: String {
        var lines = (fonts ?? []).map { "font \($0)" }
        let unnamed = numbersWithoutOwnTitle
        for view in views { view.write(into: &lines, depth: 0, unnamed) }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ViewTree {
    /// The numbers of the touchable views that a script cannot name by a label, because the label is missing or not
    /// unique.
    fileprivate var numbersWithoutOwnTitle: Set<Int> {
        let touchable = entries.filter { $0.isTouchable == true && $0.accessibility?.identifier == nil }
        let counts = Dictionary(touchable.map { ($0.title ?? "", 1) }, uniquingKeysWith: +)
        return Set(touchable.filter { ($0.title ?? "").isEmpty || counts[$0.title ?? ""] != 1 }.map(\.number))
    }

    /// The accessibility elements in the order of reading, a line for each.
    package var accessibilityText: String { AccessibilityReading(self).text }
}

extension ViewTreeEntry {
    fileprivate func write(into lines: inout [String], depth: Int, _ unnamed: Set<Int>) {
        let id = unnamed.contains(number) ? id.map { "  id \($0)" } ?? "" : ""
        lines.append(String(repeating: "  ", count: depth) + "#\(number) " + words + id)
        for child in children ?? [] { child.write(into: &lines, depth: depth + 1, unnamed) }
    }

    /// The entry in one line, without its children.
    private var words: String {
        var words = [kind]
        if let text { words.append("\"\(text.oneLine)\"") }
        if let name { words.append("'\(name)'") }
        words.append("\(frame.width.short)×\(frame.height.short) at \(frame.x.short),\(frame.y.short)")
        if isOutside == true { words.append("outside") }
        for color in colors ?? [] { words.append("\(color.role) \(color.color)") }
        if let label = accessibility?.label, label != text { words.append("label \"\(label.oneLine)\"") }
        if let value = accessibility?.value { words.append("value \"\(value.oneLine)\"") }
        if let hint = accessibility?.hint { words.append("hint \"\(hint.oneLine)\"") }
        if let identifier = accessibility?.identifier { words.append("identifier \"\(identifier)\"") }
        if let traits = accessibility?.traits { words.append("[\(traits.joined(separator: " "))]") }
        if let actions = accessibility?.actions { words.append("actions \(actions.joined(separator: ", "))") }
        for rotor in accessibility?.rotors ?? [] { words.append("rotor \(rotor.oneLine)") }
        if accessibility?.isHidden == true { words.append("hidden from accessibility") }
        if let touchPoint { words.append("touch \(touchPoint.x.short),\(touchPoint.y.short)") }
        if isDisabled == true { words.append("disabled") }
        for animation in animations ?? [] { words.append(animation.text) }
        for modifier in modifiers ?? [] {
            words.append(".\(modifier.name)" + (modifier.arguments.map { "(\($0))" } ?? ""))
        }
        for value in environment ?? [] { words.append("\\.\(value.name) = \(value.value.oneLine)") }
        if let file {
            words.append("— \(file)" + (self.line.map { ":\($0)" } ?? ""))
            if let use {
                words.append(use.file == file ? "used in line \(use.line)" : "used in \(use.file):\(use.line)")
            }
        }
        return words.joined(separator: "  ")
    }
}

extension ViewTreeEntry.Animation {
    fileprivate var text: String {
        let way = (from.map { "from \($0) " } ?? "") + "to \(to), now \(now)"
        return "animates \(attribute) \(way)" + (remaining.map { ", \($0.short) s left" } ?? "")
    }
}

extension String {
    fileprivate var oneLine: String { replacing("\n", with: "\\n") }
}

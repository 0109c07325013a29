// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A text field without a style: text, prompt and caret.
struct EditedField<Label: View>: View {
    let field: Field
    let label: Label
    @State private var isEdited = false
    /// Text typed but not yet parsed as a value.
    @State private var draft: String?
    /// The caret if the field has no `selection` binding: the number of characters before it. nil means the end.
    @State private var ownCaret: Int?
    /// The selected characters if the field has no `selection` binding; nil without a selection.
    @State private var ownSelection: Range<Int>?
    @State private var focus = FocusHandle()
    @Environment(\.locale) private var locale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.lineLimits) private var lineLimits
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.submitActions) private var submitActions
    @Environment(\.keyboard) private var keyboard
    @Environment(\.fieldLabelIsShown) private var labelIsShown

    var body: some View {
        let text = shownText
        EditedText(
            drawn(text).foregroundColor(isEnabled ? nil : .placeholderText),
            beforeCaret: isEdited && selected == nil ? drawn(String(text.prefix(caret ?? text.count))) : nil,
            extent: extent,
            label: field.title, prompt: field.prompt ?? field.title
        )
        .overlay(alignment: promptAlignment) { if text.isEmpty { prompt } }
        .lineLimit(field.breaksLines ? nil : 1)
        .onPress(fillsFrame: true, press: { _ in }, action: focus.take)
        .focusReceiver(
            handle: focus, change: focusHasChanged,
            capitalizesNext: !field.isSecure && keyboard.capitals.includesNext(after: text.prefix(caret ?? text.count)),
            input: take)
    }

    // MARK: Appearance

    /// The text's start, with its attributes and the background of its selected characters.
    private func drawn(_ start: String) -> Text {
        var shown: AttributedString
        if let styled = field.styled?.wrappedValue {
            let count = min(start.count, styled.characters.count)
            shown = AttributedString(styled[..<styled.index(styled.startIndex, offsetByCharacters: count)])
        } else {
            guard isEdited, selected != nil else { return Text(verbatim: start) }
            shown = AttributedString(start)
        }
        let count = shown.characters.count
        if isEdited, let selected = selected?.clamped(to: 0..<count), !selected.isEmpty {
            let first = shown.index(shown.startIndex, offsetByCharacters: selected.lowerBound)
            let end = shown.index(first, offsetByCharacters: selected.count)
            shown[first..<end].backgroundColor = .accentColor.opacity(0.2)
        }
        return Text(shown)
    }

    private var text: String { draft ?? field.text.read(locale) }

    private var shownText: String { field.isSecure ? String(repeating: "•", count: text.count) : text }

    private var extent: EditedText.Extent {
        if field.isPage { return .page }
        return field.axis == .vertical ? .lines(atLeast: lineLimits.least, atMost: lineLimits.most) : .line
    }

    @ViewBuilder private var prompt: some View {
        if let prompt = field.prompt {
            prompt.foregroundStyle(Color.placeholderText).allowsHitTesting(false)
        } else if !field.isPage, !labelIsShown {
            label.foregroundStyle(Color.placeholderText).allowsHitTesting(false)
        }
    }

    private var promptAlignment: Alignment {
        let horizontal: HorizontalAlignment =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        return Alignment(horizontal: horizontal, vertical: .firstTextBaseline)
    }

    // MARK: Focus

    private func focusHasChanged(_ isFocused: Bool) {
        if isFocused {
            if field.text.waits { draft = text }
            caret = nil
        } else {
            commitDraft()
        }
        isEdited = isFocused
        field.onEditingChanged?(isFocused)
    }

    private func commitDraft() {
        guard let draft else { return }
        field.text.write(draft, locale)
        self.draft = nil
    }

    private func submit() {
        commitDraft()
        field.onCommit?()
        for action in submitActions.reversed() where action.triggers.contains(.text) { action.perform() }
        // Removes the focus after the update, unless a submit action has moved the focus to another view.
        focus.resignAfterUpdate()
    }

    // MARK: Writing

    private func take(_ input: KeyboardInput) -> Bool {
        switch input {
        case .text(let letters): write(letters)
        case .key(let press):
            if press.modifiers == .command, takeCommand(press.key) { return true }
            // Ignores other presses with Command or Control, because they are keyboard shortcuts.
            if !press.modifiers.isDisjoint(with: [.command, .control]) { return false }
            return take(press)
        }
        return true
    }

    private func write(_ letters: String) {
        for letter in letters {
            if letter.isNewline, !field.breaksLines { submit() } else { insert(letter) }
        }
    }

    /// Takes the presses with Command that edit text: select all, and delete up to the start of the line.
    private func takeCommand(_ key: KeyEquivalent) -> Bool {
        let place = min(caret ?? text.count, text.count)
        switch key {
        case "a": selected = 0..<text.count
        case .delete: replace(selected ?? lineStart(before: place)..<place, with: "")
        default: return false
        }
        return true
    }

    private func take(_ press: KeyPress) -> Bool {
        let (count, place) = (text.count, min(caret ?? text.count, text.count))
        let selected = selected
        switch press.key {
        case .return: write("\n")
        case .delete: replace(selected ?? max(place - 1, 0)..<place, with: "")
        case .deleteForward: replace(selected ?? place..<min(place + 1, count), with: "")
        case .leftArrow: move(to: selected?.lowerBound ?? max(place - 1, 0))
        case .rightArrow: move(to: selected?.upperBound ?? place + 1)
        case .upArrow where !field.breaksLines, .home: move(to: 0)
        case .downArrow where !field.breaksLines, .end: move(to: count)
        case .upArrow: move(to: lineStart(before: place))
        case .downArrow: move(to: lineEnd(after: place))
        case .tab where field.isPage: write("\t")
        default:
            guard
                press.characters.unicodeScalars.allSatisfy({ $0.value >= 32 && !(0xF700...0xF8FF).contains($0.value) })
            else { return false }
            write(press.modifiers.contains(.shift) ? press.characters.uppercased() : press.characters)
        }
        return true
    }

    private func insert(_ letter: Character) {
        let place = min(caret ?? text.count, text.count)
        replace(selected ?? place..<place, with: String(letter))
    }

    private func replace(_ range: Range<Int>, with letters: String) {
        guard !range.isEmpty || !letters.isEmpty else { return }
        var text = text
        let start = text.index(text.startIndex, offsetBy: range.lowerBound)
        text.replaceSubrange(start..<text.index(start, offsetBy: range.count), with: letters)
        let isAtEnd = selected == nil && caret == nil || range.upperBound == self.text.count
        if field.text.waits { draft = text } else { field.text.write(text, locale) }
        caret = isAtEnd ? nil : range.lowerBound + letters.count
    }

    // MARK: The caret and the selection

    /// The selected characters; nil without a selection. While characters are selected, there is no caret.
    private var selected: Range<Int>? {
        get {
            let text = text
            guard let selection = field.selection?.wrappedValue else {
                return ownSelection.map { $0.clamped(to: 0..<text.count) }.flatMap { $0.isEmpty ? nil : $0 }
            }
            guard case .selection(let range) = selection.indices, !range.isEmpty, range.upperBound <= text.endIndex
            else {
                return nil
            }
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
        }
        nonmutating set {
            ownSelection = newValue
            guard let newValue, let selection = field.selection else { return }
            let text = text
            let start = text.index(text.startIndex, offsetBy: newValue.lowerBound)
            selection.wrappedValue = TextSelection(range: start..<text.index(start, offsetBy: newValue.count))
        }
    }

    /// The number of characters before the caret; nil if the caret is at the end.
    private var caret: Int? {
        get {
            guard let selection = field.selection?.wrappedValue else { return ownCaret }
            let text = text
            return selection.end.flatMap { $0 < text.endIndex ? text.distance(from: text.startIndex, to: $0) : nil }
        }
        nonmutating set {
            (ownCaret, ownSelection) = (newValue, nil)
            guard let selection = field.selection else { return }
            let text = text
            let index = newValue.map { text.index(text.startIndex, offsetBy: min($0, text.count)) }
            selection.wrappedValue = TextSelection(insertionPoint: index ?? text.endIndex)
        }
    }

    private func move(to place: Int) { caret = place < text.count ? place : nil }

    // These functions find the start and the end of a line. Only newlines separate lines here, because the field does
    // not know where the text wraps.

    private func lineStart(before place: Int) -> Int {
        let before = text.prefix(place)
        return before.lastIndex(where: \.isNewline).map { before.distance(from: before.startIndex, to: $0) } ?? 0
    }

    private func lineEnd(after place: Int) -> Int {
        let after = text.dropFirst(place)
        return after.firstIndex(where: \.isNewline).map { place + after.distance(from: after.startIndex, to: $0) + 1 }
            ?? text.count
    }
}

extension Color {
    /// The colour of prompts and of uneditable text: UIKit's `placeholderText`.
    static let placeholderText = Color(dynamic: { isDark, _ in
        isDark
            ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.3)
            : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3)
    })
}

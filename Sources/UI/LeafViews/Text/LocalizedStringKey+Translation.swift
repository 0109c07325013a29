// SPDX-License-Identifier: MIT

import Foundation
import Support

extension LocalizedStringKey {
    /// The key in string tables, with SwiftUI's placeholders for values: `%@`, `%lld`, `%lf`.
    var key: String {
        if case .literal(let literal)? = parts.first, parts.count == 1, !isInterpolated { return literal }
        return parts.map { part in
            switch part {
            // Percent signs are doubled, because the key is a format.
            case .literal(let literal): literal.replacing("%", with: "%%")
            case .string, .text: "%@"
            case .argument(let argument): argument.specifier
            }
        }.joined()
    }

    /// The translation with its placeholders replaced by values. Without a translation, the parts of the key itself.
    ///
    /// - Parameter key: The key to look up. If nil, the key of this value is looked up.
    func translated(to language: TextLanguage, table: String?, key: String? = nil) -> [Part] {
        guard let provider = language.translations?.provider,
            let translation = provider.translation(of: key ?? self.key, inTable: table, for: language.locale)?
                .resolved(for: language.idiom)
        else { return parts }
        var values = parts
        values.removeAll {
            if case .literal = $0 { true } else { false }
        }
        var writing = TranslationWriting(values: values, translation, language.locale)
        return writing.parts(isFormat: isInterpolated)
    }
}

/// Writes a translation, replacing its placeholders by values.
private struct TranslationWriting {
    private let values: [LocalizedStringKey.Part]
    private let translation: Translation
    private let language: String
    private var parts: [LocalizedStringKey.Part] = []
    /// The index of the value for the next placeholder that has no number, such as `%@` instead of `%1$@`.
    private var next = 0
    /// How deeply the current substitution is nested in other substitutions.
    private var depth = 0

    /// The limit of `depth`, which stops substitutions that contain themselves.
    private static let deepest = 8

    init(values: [LocalizedStringKey.Part], _ translation: Translation, _ locale: Locale) {
        (self.values, self.translation) = (values, translation)
        language = translation.language ?? locale.identifier
    }

    /// - Parameter isFormat: Whether a percent sign starts a placeholder. As in SwiftUI, true only for interpolated
    ///   keys.
    mutating func parts(isFormat: Bool) -> [LocalizedStringKey.Part] {
        guard isFormat else { return [.literal(translation.words)] }
        write(translation.form, about: nil)
        return parts
    }

    /// - Parameter subject: The index of the value that selects the plural form. If nil, the first number selects it.
    private mutating func write(_ form: Translation.Form, about subject: Int?) {
        switch form {
        case .words(let words):
            for piece in FormatPiece.pieces(of: words) { write(piece, about: subject) }
        case .device: write(form.resolved(for: .phone), about: subject)
        case .plural(let forms):
            let number = counted(subject)
            let category = number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
            // A `zero` form applies to 0 in every language, even if the language's plural rules have no `zero`
            // category.
            let zero = number == 0 ? forms["zero"] : nil
            guard let form = zero ?? forms[category] ?? forms["other"] ?? forms.min(by: { $0.key < $1.key })?.value
            else { return }
            write(form, about: subject)
        }
    }

    private mutating func write(_ piece: FormatPiece, about subject: Int?) {
        switch piece {
        case .literal(let text): parts.append(.literal(text))
        case .subject(let text):
            guard let subject, values.indices.contains(subject) else { return parts.append(.literal(text)) }
            parts.append(values[subject])
        case .value(let position, let specifier, let text):
            let index = position.map { $0 - 1 } ?? subject ?? takeNext()
            guard values.indices.contains(index) else { return parts.append(.literal(text)) }
            if case .argument(let argument) = values[index] {
                parts.append(.argument(argument.specified(by: specifier)))
            } else {
                parts.append(values[index])
            }
        case .name(let position, let name, let text):
            guard let part = translation.substitutions[name], depth < Self.deepest else {
                return parts.append(.literal(text))
            }
            depth += 1
            write(part.form, about: (part.argument ?? position).map { $0 - 1 } ?? takeNext())
            depth -= 1
        }
    }

    private mutating func takeNext() -> Int {
        next += 1
        return next - 1
    }

    /// The number that selects the plural form: `values[subject]`, or the first numeric value if `subject` is nil.
    private func counted(_ subject: Int?) -> Double? {
        func number(_ part: LocalizedStringKey.Part) -> Double? {
            if case .argument(let argument) = part { argument.number } else { nil }
        }
        if let subject { return values.indices.contains(subject) ? number(values[subject]) : nil }
        return values.lazy.compactMap(number).first
    }
}

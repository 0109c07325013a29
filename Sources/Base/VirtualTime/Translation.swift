// SPDX-License-Identifier: MIT

/// The entry of a string table for a key, before values and plural categories are known.
public struct Translation: Sendable, Hashable {
    /// A string, or one string per plural category.
    public indirect enum Form: Sendable, Hashable {
        /// A string with placeholders: `%@`, `%1$lld`, `%#@name@`.
        case words(String)
        /// The forms for the plural categories `zero`, `one`, `two`, `few`, `many` and `other`.
        case plural([String: Form])
        /// One form per kind of device. The keys are the names in string catalogs: `iphone`, `ipad`, `mac` and `other`.
        case device([String: Form])

        /// This form, with each `device` form in it replaced by the form for `idiom`.
        package func resolved(for idiom: DeviceIdiom) -> Form {
            switch self {
            case .words: return self
            case .plural(let forms): return .plural(forms.mapValues { $0.resolved(for: idiom) })
            case .device(let forms):
                let form = forms[idiom.rawValue] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
                return form?.resolved(for: idiom) ?? .words("")
            }
        }
    }

    /// The value of a placeholder `%#@name@`: a string whose plural form depends on one argument.
    public struct Substitution: Sendable, Hashable {
        /// The 1-based index of the argument that selects the plural category; nil for the next argument.
        public var argument: Int?
        /// The string for each plural category of the number in argument `argument`.
        public var form: Form

        /// - Parameters:
        ///   - argument: The 1-based index of the argument that selects the plural category; nil for the next argument.
        ///   - form: The string for each plural category of this argument.
        public init(argument: Int?, form: Form) {
            self.argument = argument
            self.form = form
        }
    }

    /// The string itself. Its placeholders name the substitutions.
    public var form: Form
    /// The keys are the names in placeholders `%#@name@` of `form`.
    public var substitutions: [String: Substitution]
    /// The language whose plural rules apply, such as `en`; nil: the locale's language.
    public var language: String?

    /// - Parameters:
    ///   - form: The whole string.
    ///   - substitutions: The substitutions in the string, by name.
    ///   - language: The language whose plural rules apply; nil: the locale's language.
    public init(_ form: Form, substitutions: [String: Substitution] = [:], language: String? = nil) {
        self.form = form
        self.substitutions = substitutions
        self.language = language
    }

    /// This translation, with each `device` form in it replaced by the form for `idiom`.
    package func resolved(for idiom: DeviceIdiom) -> Translation {
        Translation(
            form.resolved(for: idiom),
            substitutions: substitutions.mapValues {
                Substitution(argument: $0.argument, form: $0.form.resolved(for: idiom))
            }, language: language)
    }

    /// The string for a text without a number that selects the plural: the plural form `other`, as in Foundation. A
    /// string that varies by device has the phone's form, unless `resolved(for:)` has chosen another form.
    package var words: String {
        var form = form
        while true {
            switch form {
            case .words(let words): return words
            case .plural(let forms):
                guard let next = forms["other"] ?? forms.sorted(by: { $0.key < $1.key }).first?.value else { return "" }
                form = next
            case .device: form = form.resolved(for: .phone)
            }
        }
    }
}

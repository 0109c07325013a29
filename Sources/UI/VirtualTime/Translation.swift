// SPDX-License-Identifier: MIT

/// What a string table has for a key, before it is known which values stand in it and how many of something there are.
public struct Translation: Sendable, Hashable {
    /// Words, or words for each grammatical number.
    public indirect enum Form: Sendable, Hashable {
        /// Words with places for values: `%@`, `%1$lld`, `%#@name@`.
        case words(String)
        /// By the categories `zero`, `one`, `two`, `few`, `many` and `other`.
        case plural([String: Form])
        /// By kinds of devices as catalogs call them, `iphone`, `ipad`, `mac`, and `other`.
        case device([String: Form])

        /// The same for one kind of device.
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

    /// What stands in the place `%#@name@`: words that depend on a number of their own.
    public struct Substitution: Sendable, Hashable {
        /// Which of the values counts, from 1 on; nil: the next one.
        public var argument: Int?
        /// What is said, by that value.
        public var form: Form

        /// - Parameters:
        ///   - argument: Which of the values counts, from 1 on; nil: the next one.
        ///   - form: What is said, by that value.
        public init(argument: Int?, form: Form) {
            self.argument = argument
            self.form = form
        }
    }

    /// The words of the whole.
    public var form: Form
    /// Parts of the words, by name.
    public var substitutions: [String: Substitution]
    /// By whose rules numbers have categories, like `en`; nil: by those of the locale.
    public var language: String?

    /// - Parameters:
    ///   - form: The words of the whole.
    ///   - substitutions: Parts of the words, by name.
    ///   - language: By whose rules numbers have categories; nil: by those of the locale.
    public init(_ form: Form, substitutions: [String: Substitution] = [:], language: String? = nil) {
        self.form = form
        self.substitutions = substitutions
        self.language = language
    }

    /// The same for one kind of device.
    package func resolved(for idiom: DeviceIdiom) -> Translation {
        Translation(
            form.resolved(for: idiom),
            substitutions: substitutions.mapValues {
                Substitution(argument: $0.argument, form: $0.form.resolved(for: idiom))
            }, language: language)
    }

    /// The words where nothing is counted, as Foundation hands them out; those for a phone, where `resolved(for:)` was not
    /// called.
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

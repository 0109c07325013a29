// SPDX-License-Identifier: MIT

import Views

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
    private enum Kind { case never, words, sentences, characters }
    private let kind: Kind

    /// None.
    public static var never: TextInputAutocapitalization { .init(kind: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { .init(kind: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

// Keyboards are not drawn here, and a script types what it says.

private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether nothing is corrected that is written here; false by default. Here nothing ever is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// The older name of `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue ?? false }
    }
}

extension View {
    /// Which letters the keyboard makes capitals by itself. What a script types stays as it is.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    /// Whether nothing is corrected that is written in this view. Here nothing ever is.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older name of `autocorrectionDisabled(_:)`.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}

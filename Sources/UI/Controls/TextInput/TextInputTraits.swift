// SPDX-License-Identifier: MIT

import Views

public struct TextInputAutocapitalization: Sendable {
    private enum Kind { case never, words, sentences, characters }
    private let kind: Kind

    public static var never: TextInputAutocapitalization { .init(kind: .never) }
    public static var words: TextInputAutocapitalization { .init(kind: .words) }
    public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
    public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

// Scripted text is inserted as it is: neither capitalised nor corrected.

private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Stored but ignored: text is never corrected.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue ?? false }
    }
}

extension View {
    /// Has no effect: scripted text is inserted as it is.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        withoutEffect(self, .keyboard)
    }

    /// Text is never corrected in any case.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}

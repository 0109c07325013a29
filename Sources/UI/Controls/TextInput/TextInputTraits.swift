// SPDX-License-Identifier: MIT

import SwiftUICore

public struct TextInputAutocapitalization: Sendable {
    fileprivate let capitals: KeyboardCapitals

    public static var never: TextInputAutocapitalization { .init(capitals: .none) }
    public static var words: TextInputAutocapitalization { .init(capitals: .ofWords) }
    public static var sentences: TextInputAutocapitalization { .init(capitals: .ofSentences) }
    public static var characters: TextInputAutocapitalization { .init(capitals: .all) }
}

// Text from event scripts is inserted unchanged: it is neither capitalised nor corrected.

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
    /// Sets which letters the screen keyboard capitalises. Text from event scripts is inserted unchanged.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.keyboard.capitals, autocapitalization?.capitals ?? .ofSentences)
    }

    /// Has no effect: text is never corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}

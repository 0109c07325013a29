// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What helps with writing may change of a text. There is no such help here.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of it, where it stands.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Suggestions in a panel.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// Nothing.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// On which side of the end of a line a caret stands.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// At the end of the line before.
    case upstream
    /// At the start of the line after.
    case downstream
}

/// The language whose rules letters are set by.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?
    /// That of the letters.
    public static let automatic = TypesettingLanguage(language: nil)
    /// This one.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// What helps with writing may do in here.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// On which side of the end of a line carets stand in here; they always stand before it.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    /// The language whose rules letters are set by; they are set by those of their own script.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
    /// The language whose rules letters are set by; they are set by those of their own script.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
    /// Whether the panel is open that finds words in a text. It is not drawn.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Whether words cannot be looked for in here.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Whether words that are found cannot be replaced in here.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

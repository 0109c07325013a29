// SPDX-License-Identifier: MIT

import Foundation
import Views

public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}

public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?
    public static let automatic = TypesettingLanguage(language: nil)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutEffect(self, .system)
    }
    /// Has no effect: a caret at a line break stands at the end of the line before it.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        withoutEffect(self, .textSelection)
    }
    /// Has no effect: the script of the text alone determines how the text is shaped.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        unsupported(self, "typesettingLanguage")
    }
    /// Has no effect: the script of the text alone determines how the text is shaped.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        unsupported(self, "typesettingLanguage")
    }
    /// Has no effect: the find panel is not drawn.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        unsupported(self, "findNavigator")
    }
    /// Has no effect: there is no find panel.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { withoutEffect(self, .system) }
    /// Has no effect: there is no find panel.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { withoutEffect(self, .system) }
}

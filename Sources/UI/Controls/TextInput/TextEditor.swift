// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

public struct TextEditor: View {
    private let field: Field
    @Environment(\.textEditorStyle) private var style

    public init(text: Binding<String>) {
        var field = Field(FieldText(text))
        field.isPage = true
        self.field = field
    }

    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        var field = Field(FieldText(text))
        field.isPage = true
        field.selection = selection
        self.field = field
    }

    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        var field = Field(FieldText(text, selection))
        field.isPage = true
        field.styled = text
        field.selection = selection.map { Binding($0, in: text) }
        self.field = field
    }

    public var body: some View { AnyView(style.erasedView(TextEditorStyleConfiguration(field: field))) }
}

@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TextEditorStyleConfiguration {
    let field: Field
}

/// Text on the system background, with UIKit's insets.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { Page(field: configuration.field) }
}

public nonisolated struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { Page(field: configuration.field) }
}

private struct Page: View {
    let field: Field

    var body: some View {
        EditedField(field: field, label: EmptyView())
            .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
            .background(BackgroundStyle())
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension EnvironmentValues {
    var textEditorStyle: any TextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorStyle, style)
    }
}

extension TextEditorStyle {
    fileprivate func erasedView(_ configuration: TextEditorStyleConfiguration) -> any View {
        StyledTextEditor(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledTextEditor<Style: TextEditorStyle>: View {
    let style: StyleProperty<Style>
    let configuration: TextEditorStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

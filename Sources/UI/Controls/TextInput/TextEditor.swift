// SPDX-License-Identifier: MIT

import Interaction

/// A page that the user writes onto.
public struct TextEditor: View {
    private let field: Field
    @Environment(\.textEditorStyle) private var style

    /// A page of text.
    public init(text: Binding<String>) {
        var field = Field(FieldText(text))
        field.isPage = true
        self.field = field
    }

    /// A page of text, and a binding to where its caret is.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        var field = Field(FieldText(text))
        field.isPage = true
        field.selection = selection
        self.field = field
    }

    /// The page as the nearest style around it makes it.
    public var body: some View { AnyView(style.erasedView(TextEditorStyleConfiguration(field: field))) }
}

/// How pages of text look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The view that stands for a page.
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    /// Makes the view that stands for a page.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A page of text for a style.
public struct TextEditorStyleConfiguration {
    let field: Field
}

/// Text on the ground of the system, as far from its edges as in UIKit.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// The only look that there is.
    public init() {}

    /// Text on the ground of the system.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Page(field: configuration.field) }
}

/// Text on the ground of the system: on iOS the same as `.automatic`.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// The only look that there is.
    public init() {}

    /// Text on the ground of the system.
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
    /// What suits the place.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text on the ground of the system.
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
    /// The look of all pages of text in this view.
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

// SPDX-License-Identifier: MIT

import Views

// Controls get their styles from a stack in the environment. `toggleStyle(_:)` and similar modifiers push a style.
//
// The innermost style draws the control. If the body of that style contains `Toggle(configuration)`, the next outer
// style draws this inner toggle.

/// A style for `Configuration`, with the style's type erased.
@MainActor
protocol StyleBox<Configuration> {
    associatedtype Configuration

    /// The style's body, wrapped in a view that stores the style's dynamic properties.
    func view(_ configuration: Configuration) -> any View
}

/// A subscript argument that selects a style stack by the configuration type, such as `ToggleStyleConfiguration`.
struct StyleKind<Configuration>: Hashable, Sendable {}

private enum StylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: [any StyleBox<Configuration>] { [] }
}

extension EnvironmentValues {
    /// The inherited styles, innermost last.
    subscript<Configuration>(styles kind: StyleKind<Configuration>) -> [any StyleBox<Configuration>] {
        get { self[StylesKey<Configuration>.self] }
        set { self[StylesKey<Configuration>.self] = newValue }
    }
}

extension View {
    /// Pushes a style onto the stack.
    nonisolated func controlStyle<Box: StyleBox>(_ box: Box) -> some View {
        transformEnvironment(\.[styles: StyleKind<Box.Configuration>()]) { $0.append(box) }
    }
}

/// A control that is drawn by the innermost style of the stack, or by `fallback`.
struct StyledControl<Configuration>: View, UnnamedView, SingleRow {
    let configuration: Configuration
    /// The style to use if the stack is empty.
    let fallback: any StyleBox<Configuration>
    @Environment(\.[styles: StyleKind<Configuration>()]) private var styles

    init(_ configuration: Configuration, fallback: any StyleBox<Configuration>) {
        self.configuration = configuration
        self.fallback = fallback
    }

    var body: some View {
        let style = styles.last ?? fallback
        AnyView(style.view(configuration))
            .environment(\.[styles: StyleKind<Configuration>()], styles.dropLast())
    }
}

/// A view that evaluates a style's body. The view's node stores the style's dynamic properties.
struct StyleBody<Style, Configuration, Content: View>: View, UnnamedView {
    private let style: StyleProperty<Style>
    private let configuration: Configuration
    private let content: @MainActor (Style, Configuration) -> Content

    init(
        _ style: Style, _ configuration: Configuration,
        @ViewBuilder content: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = StyleProperty(style)
        self.configuration = configuration
        self.content = content
    }

    var body: some View { content(style.style, configuration) }
}

// SPDX-License-Identifier: MIT

import Views

// How styles of controls are handed down. `toggleStyle(_:)` and its like put a style on a stack in the environment; the
// control takes the innermost one, and what that makes sees those further out. So a style may use the control it is for,
// `Toggle(configuration)`, to add something to the look that it would have otherwise.

/// A style of controls with a configuration of this type, whatever type the style has.
@MainActor
protocol StyleBox<Configuration> {
    associatedtype Configuration

    /// The body of the style, in a view of its own that keeps the style's dynamic properties.
    func view(_ configuration: Configuration) -> any View
}

/// Stands for a type of configurations in a key path.
struct StyleKind<Configuration>: Hashable, Sendable {}

private enum StylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: [any StyleBox<Configuration>] { [] }
}

extension EnvironmentValues {
    /// The styles around this place, the innermost last.
    subscript<Configuration>(styles kind: StyleKind<Configuration>) -> [any StyleBox<Configuration>] {
        get { self[StylesKey<Configuration>.self] }
        set { self[StylesKey<Configuration>.self] = newValue }
    }
}

extension View {
    /// Adds a style to those around this view.
    nonisolated func controlStyle<Box: StyleBox>(_ box: Box) -> some View {
        transformEnvironment(\.[styles: StyleKind<Box.Configuration>()]) { $0.append(box) }
    }
}

/// A control as the innermost style around it makes it.
struct StyledControl<Configuration>: View, UnnamedView, SingleRow {
    let configuration: Configuration
    /// Where there is no style.
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

/// The body of a style.
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

// SPDX-License-Identifier: MIT

/// A modifier that is another one, depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// What it becomes.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier that this one is where `environment` holds.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// The content with the modifier that this one has become.
    public func body(content: Content) -> some View { ResolvedContent(content: content, resolve: resolve) }
}

private struct ResolvedContent<Content: View, Resolved: ViewModifier>: View {
    let content: Content
    let resolve: (EnvironmentValues) -> Resolved
    @Environment(\.self) private var environment

    var body: some View { content.modifier(resolve(environment)) }
}

// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> some View { ResolvedContent(content: content, resolve: resolve) }
}

private struct ResolvedContent<Content: View, Resolved: ViewModifier>: View {
    let content: Content
    let resolve: (EnvironmentValues) -> Resolved
    @Environment(\.self) private var environment

    var body: some View { content.modifier(resolve(environment)) }
}

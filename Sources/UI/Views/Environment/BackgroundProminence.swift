// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// How much a ground draws the eye that content lies on.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The usual.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong colour, as of a chosen row on a Mac.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// How much the ground draws the eye that this view lies on. As on iOS, where chosen rows are grey, always `standard`
    /// unless somebody sets it.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// `increased` in selected rows of active macOS windows, otherwise `standard`. Selected rows of iOS are grey.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

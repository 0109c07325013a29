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
    /// `standard` unless view code sets it, because selected rows are grey, as on iOS.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}

private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// True unless view code sets it, because the only window is drawn as the active one.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    public var controlActiveState: ControlActiveState {
        get { appearsActive ? .key : .inactive }
        set { appearsActive = newValue != .inactive }
    }
}

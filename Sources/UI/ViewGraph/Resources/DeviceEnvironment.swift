// SPDX-License-Identifier: MIT

private enum DeviceIdiomKey: EnvironmentKey { static var defaultValue: DeviceIdiom { .phone } }

extension EnvironmentValues {
    /// The kind of device whose window this is.
    package var deviceIdiom: DeviceIdiom {
        get { self[DeviceIdiomKey.self] }
        set { self[DeviceIdiomKey.self] = newValue }
    }
}

// SPDX-License-Identifier: MIT

import Foundation

private enum DeviceIdiomKey: EnvironmentKey { static var defaultValue: DeviceIdiom { .phone } }

private enum DeviceWindowKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
    /// The size in points of the device's window, if the host's window is only a part of it. Decides the kind of device
    /// and the size classes.
    package var deviceWindow: CGSize? {
        get { self[DeviceWindowKey.self] }
        set { self[DeviceWindowKey.self] = newValue }
    }

    /// The kind of device whose window this is.
    package var deviceIdiom: DeviceIdiom {
        get { self[DeviceIdiomKey.self] }
        set { self[DeviceIdiomKey.self] = newValue }
    }
}

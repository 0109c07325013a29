// SPDX-License-Identifier: MIT

private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the surface is elevated, as a sheet is. Elevated backgrounds are lighter in dark appearance
    /// (`UIUserInterfaceLevel.elevated` in UIKit).
    package var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}

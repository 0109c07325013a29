// SPDX-License-Identifier: MIT

private enum ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the place lies above the screen, as on a sheet, where grounds are lighter in the dark
    /// (`UIUserInterfaceLevel.elevated` in UIKit).
    package var isElevated: Bool {
        get { self[ElevationKey.self] }
        set { self[ElevationKey.self] = newValue }
    }
}

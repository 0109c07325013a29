// SPDX-License-Identifier: MIT

import Foundation

extension Bundle {
    /// What a package brings along. Where SwiftPM makes this property itself, its own counts; files of a package that are
    /// compiled alone have what lies beside them.
    public static var module: Bundle { .main }
}

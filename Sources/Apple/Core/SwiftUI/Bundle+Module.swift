// SPDX-License-Identifier: MIT

import Foundation

extension Bundle {
    /// The bundle of an author's files that are compiled without SwiftPM: the main bundle. In a package that has
    /// resources, the property that SwiftPM generates takes precedence.
    public static var module: Bundle { .main }
}

// SPDX-License-Identifier: MIT

import Foundation

extension Bundle {
    /// Implements `infoDictionary` in programs that `render` builds. Called by code that `render` adds to the author's
    /// files.
    ///
    /// View code runs without an app bundle. So the main bundle has the values of a new project in Xcode.
    public var hostInfoDictionary: [String: Any]? {
        guard self === Bundle.main else { return infoDictionary }
        return [
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleName": "App",
            "CFBundleDisplayName": "App", "CFBundleExecutable": "App", "CFBundleIdentifier": "com.example.App",
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
        ]
    }

    /// Implements `bundleIdentifier` in programs that `render` builds.
    public var hostIdentifier: String? {
        self === Bundle.main ? hostInfoDictionary?["CFBundleIdentifier"] as? String : bundleIdentifier
    }
}

// SPDX-License-Identifier: MIT

import Foundation

extension FileManager {
    /// A folder of this app group in the home folder of the run, which is made if it is missing.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
            "Group Containers/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

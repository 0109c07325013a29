// SPDX-License-Identifier: MIT

import Support
import ViewCompiler

enum Version {
    static let number = "0.2.0"
    static let text = "zoetrope \(number)"

    /// The version, with the revision if the program was not built from a release: `zoetrope 0.2.0 (v0.2.0-12-g1a2b3c4)`.
    static var description: String {
        guard let revision = FileSystem.runningProgram.flatMap({ EngineFolder.revision(of: $0) }),
            revision != "v" + number
        else { return text }
        return "\(text) (\(revision))"
    }
}

// SPDX-License-Identifier: MIT

import Spelling
import Views
import Zoetrope

extension [SceneDescription] {
    /// The scene of this name; where there is none, the error says which one may be meant.
    func named(_ name: String) throws(UsageError) -> SceneDescription {
        if let found = first(where: { $0.name == name }) { return found }
        let hint =
            NearestName.suggestion(for: name, among: map(\.name)).map { "did you mean \($0)?" }
            ?? "'\(ProgramName.current) list' shows all"
        throw UsageError("there is no scene \(name): \(hint)")
    }
}

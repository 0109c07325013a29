// SPDX-License-Identifier: MIT

import Support
import Views
import Zoetrope

extension [SceneDescription] {
    /// Swift files and folders of the working directory.
    static var filesHere: [String] {
        let names = (try? FileSystem.entries(of: ".")) ?? []
        return names.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || FileSystem.isFolder($0)) }
    }

    /// The scene of this name. Throws with a suggestion if there is none.
    ///
    /// - Parameters:
    ///   - files: further names to suggest from.
    ///   - mayBeFile: whether the error mentions Swift files.
    func named(
        _ name: String, among files: @autoclosure () -> [String] = [], mayBeFile: Bool = false
    ) throws(UsageError) -> SceneDescription {
        if let found = first(where: { $0.name == name }) { return found }
        if name.isEmpty {
            throw UsageError(
                "the name is empty: name a scene ('\(ProgramName.current) list' shows all), a Swift file or a folder")
        }
        let isSpeltSo = { (other: String) in other.lowercased() == name.lowercased() }
        let nearest =
            map(\.name).first(where: isSpeltSo) ?? files().lazy.map(\.withoutSwift).first(where: isSpeltSo)
            ?? NearestName.suggestion(for: name, among: map(\.name))
            ?? NearestName.suggestion(for: name, among: files().flatMap { [$0, $0.withoutSwift] })
        let hint = nearest.map { "did you mean \($0)?" } ?? "'\(ProgramName.current) list' shows all"
        throw UsageError("there is no \(mayBeFile ? "folder, Swift file or scene" : "scene") \(name): \(hint)")
    }
}

extension String {
    fileprivate var withoutSwift: String { hasSuffix(".swift") ? String(dropLast(6)) : self }
}

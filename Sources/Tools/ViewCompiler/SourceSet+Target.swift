// SPDX-License-Identifier: MIT

import Support

extension SourceSet {
    /// The target of the nearest Xcode project above that has all these files and more; nil if there is none.
    package func targetAround(
        platform: TargetPlatform = .iOS, checkouts: (XcodeProject) throws(ViewCompilerError) -> [String]
    ) throws(ViewCompilerError) -> SourceSet? {
        let above = LocalPackage.folders(above: folder + (FileSystem.isFolder(path) ? "" : "/file"))
        guard let found = above.lazy.compactMap(XcodeProject.path).first else { return nil }
        let project = try XcodeProject(path: found, platform: platform)
        let theirs = Set(libraries.flatMap(\.files))
        let own = Set(files).subtracting(theirs)
        let target = project.targets.first { target in
            target.files.count > own.count && own.isSubset(of: target.files)
        }
        guard let target else { return nil }
        return try SourceSet(path: project.folder, target: target.name, platform: platform, checkouts: checkouts)
    }
}

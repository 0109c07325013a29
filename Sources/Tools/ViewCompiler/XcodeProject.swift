// SPDX-License-Identifier: MIT

import Support
import Foundation

/// An Xcode project: its targets with their files and settings on one platform.
package struct XcodeProject {
    package struct Target: Equatable {
        package var name: String
        package var isApp: Bool
        /// Whether the target's settings build it for the platform. True if they do not say.
        package var isForPlatform = true
        /// The name under which other targets import this one.
        package var module: String
        /// Absolute paths of Swift files, sorted.
        package var files: [String]
        package var settings: SourceSet.Settings
        /// The tools that write sources of the target, for `SourceSet.generators`.
        var generators: [String] = []
        /// The names of targets on which this one depends only on other platforms.
        package var unneededTargets: Set<String> = []
    }

    package private(set) var targets: [Target] = []
    /// The folders of the project's local packages.
    package private(set) var localPackages: [String] = []
    /// The packages to which the project refers by address, and of which it uses products.
    package private(set) var remotePackages: [RemotePackage] = []
    /// The text of the project's `Package.resolved`; empty if there is none.
    package private(set) var pins = ""
    /// The name of the colour set with the accent colour: the app's setting, or else the setting of the first target
    /// that has one. nil if no target has one.
    package private(set) var accentColorName: String?
    private let objects: [String: [String: Any]]
    private let platform: TargetPlatform
    /// The folder that contains the project.
    package let folder: String
    /// Folders of packages inside synchronized folders.
    private var packagesInside: Set<String> = []
    /// The paths of groups and files, by the identifier of their object in the project file.
    private var places: [String: String] = [:]

    /// The path of the first `.xcodeproj` in a folder, or the given path if it is a project itself; nil if there is
    /// none.
    package static func path(in folder: String) -> String? {
        if folder.hasSuffix(".xcodeproj") { return FileSystem.isFile(folder + "/project.pbxproj") ? folder : nil }
        let projects = try? FileSystem.entriesWithKinds(of: folder, endingWith: ".xcodeproj")
        // Archives may contain further files of this name, such as `._App.xcodeproj`.
        return projects?.lazy.map { folder + "/" + $0.name }.first { FileSystem.isFile($0 + "/project.pbxproj") }
    }

    /// - Parameters:
    ///   - path: The path of the `.xcodeproj`.
    ///   - platform: The platform for which the targets are compiled. Files, packages and targets whose platform filters
    ///     name other platforms only are left out.
    package init(path: String, platform: TargetPlatform = .iOS) throws(ViewCompilerError) {
        let file = path + "/project.pbxproj"
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: file, limit: 64 << 20, expected: "a project")
        } catch {
            throw .unreadable("\(error)")
        }
        guard
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String,
            let project = objects[root]
        else { throw .unreadable("\(file): not an Xcode project") }
        self.objects = objects
        self.platform = platform
        folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
        if let group = project["mainGroup"] as? String {
            let start =
                (project["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : folder + "/" + $0 } ?? folder
            place(group, in: start, depth: 0)
        }
        for id in project["targets"] as? [String] ?? [] {
            guard let target = objects[id], let name = target["name"] as? String else { continue }
            let type = target["productType"] as? String ?? ""
            // Test targets show nothing.
            if type.contains("test") { continue }
            let own = settings(of: target, named: name, project)
            let accent =
                own["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
                // The name may be set in an `.xcconfig` file, which is not read. In that case, assumes Xcode's default
                // name.
                ?? (hasSettingsFile(target) || hasSettingsFile(project) ? Self.usualAccentColorName : nil)
            if let accent, !accent.isEmpty, accentColorName == nil || type.hasSuffix(".application") {
                accentColorName = accent
            }
            targets.append(
                Target(
                    name: name, isApp: type.hasSuffix(".application"), isForPlatform: own.supports(platform),
                    module: own["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? name,
                    files: try files(of: target, id).filter(own.compiles), settings: sourceSettings(own),
                    generators: generators(of: target, own),
                    unneededTargets: unneededTargets(of: target)))
        }
        targets.removeAll { $0.files.isEmpty }
        let references = (project["packageReferences"] as? [String] ?? []).compactMap {
            objects[$0]?["relativePath"] as? String
        }
        // A local package need not be a package reference. Up to Xcode 14 it is a file reference; since Xcode
        // 16 it may lie in a synchronized folder.
        let folders = Set(references.map { folder + "/" + $0 } + places.values + packagesInside)
        localPackages = Set(folders.map { URL(filePath: $0).standardizedFileURL.path })
            .filter { $0 != folder && FileSystem.isFile($0 + "/Package.swift") }.sorted()
        if let library = try libraryAround() { localPackages.append(library) }
        remotePackages = remotePackages(of: project)
        if !remotePackages.isEmpty { pins = Self.pins(of: path, in: folder) }
    }

    /// The remote packages of which the project uses products that no local package has.
    private func remotePackages(of project: [String: Any]) -> [RemotePackage] {
        let products = Dictionary(grouping: neededProducts, by: { $0["package"] as? String ?? "" })
        let known = localPackages.reduce(into: Set<String>()) { $0.formUnion(LocalPackage(path: $1).libraries) }
        return (project["packageReferences"] as? [String] ?? []).compactMap { id in
            let names = Set((products[id] ?? []).compactMap { $0["productName"] as? String }).subtracting(known)
            guard let reference = objects[id], !names.isEmpty else { return nil }
            return RemotePackage(reference, products: names.sorted())
        }
    }

    /// The products of packages that the project uses on the platform.
    private var neededProducts: [[String: Any]] {
        // The build files and target dependencies that use each product.
        let uses = Dictionary(
            grouping: objects.values.filter { $0["productRef"] is String }, by: { $0["productRef"] as? String ?? "" })
        return objects.compactMap { id, object in
            guard object["isa"] as? String == "XCSwiftPackageProductDependency" else { return nil }
            return uses[id].map { $0.contains(where: isForPlatform) } == false ? nil : object
        }
    }

    /// The plugins of a target, its build rules that write Swift, and its script phases that write a Swift file that is
    /// not on disk.
    private func generators(of target: [String: Any], _ settings: XcodeBuildSettings) -> [String] {
        func list(_ key: String, of object: [String: Any]) -> [String] { object[key] as? [String] ?? [] }
        func objects(_ key: String) -> [[String: Any]] { list(key, of: target).compactMap { self.objects[$0] } }
        func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }
        let plugins = objects("dependencies").compactMap { dependency -> String? in
            let product = (dependency["productRef"] as? String).flatMap { self.objects[$0]?["productName"] as? String }
            guard let product, product.hasPrefix("plugin:") else { return nil }
            return "the plugin \(product.dropFirst("plugin:".count))"
        }
        let rules = objects("buildRules").filter { list("outputFiles", of: $0).contains(where: isSwift) }.map { rule in
            "the build rule for \(rule["filePatterns"] as? String ?? rule["fileType"] as? String ?? "its files")"
        }
        let phases = objects("buildPhases")
        let sources = phases.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
            .flatMap { list("files", of: $0) }
            .compactMap { (self.objects[$0]?["fileRef"] as? String).flatMap { places[$0] } }
        let hasAbsentSource = sources.contains { isSwift($0) && FileSystem.isMissing($0) }
        let scripts = phases.filter { phase in
            guard phase["isa"] as? String == "PBXShellScriptBuildPhase" else { return false }
            let outputs = list("outputPaths", of: phase).map(settings.expanded).filter(isSwift)
            return outputs.isEmpty ? hasAbsentSource : outputs.contains(where: FileSystem.isMissing)
        }
        return plugins + rules + scripts.map { "the build phase \($0["name"] as? String ?? "Run Script")" }
    }

    private func unneededTargets(of target: [String: Any]) -> Set<String> {
        let dependencies = (target["dependencies"] as? [String] ?? []).compactMap { objects[$0] }
        func names(_ dependencies: [[String: Any]]) -> Set<String> {
            Set(
                dependencies.compactMap { ($0["target"] as? String).flatMap { objects[$0]?["name"] as? String } })
        }
        return names(dependencies).subtracting(names(dependencies.filter(isForPlatform)))
    }

    /// Whether the platform filters of a build file or of a target's dependency name the platform, or there are none.
    private func isForPlatform(_ object: [String: Any]) -> Bool {
        let one = (object["platformFilter"] as? String).map { [$0] }
        return isForPlatform(filters: one ?? object["platformFilters"] as? [String] ?? [])
    }

    private func isForPlatform(filters: [String]) -> Bool {
        filters.isEmpty || filters.contains(platform.xcodeFilter)
    }

    /// The text of the `Package.resolved` in a project, or else in a workspace beside it; empty if there is none.
    private static func pins(of project: String, in folder: String) -> String {
        let workspaces = (try? FileSystem.entriesWithKinds(of: folder, endingWith: ".xcworkspace")) ?? []
        let places = [project + "/project.xcworkspace"] + workspaces.map { folder + "/" + $0.name }
        for place in places {
            let file = place + "/xcshareddata/swiftpm/Package.resolved"
            if let bytes = try? FileSystem.bytes(of: file, limit: 4 << 20, expected: "a Package.resolved") {
                return String(decoding: bytes, as: UTF8.self)
            }
        }
        return ""
    }

    /// A package in one of the four folders above the project, if it has a library that the project needs and that no
    /// local package has. Otherwise nil. Example projects often refer to the library of their own repository by its URL
    /// or by another folder name.
    private func libraryAround() throws(ViewCompilerError) -> String? {
        let needed = Set(neededProducts.compactMap { $0["productName"] as? String })
        let missing = needed.subtracting(localPackages.flatMap { LocalPackage(path: $0).libraries })
        if missing.isEmpty { return nil }
        return try LocalPackage.around(folder) { path, package in
            !localPackages.contains(path) && !package.libraries.isDisjoint(with: missing)
        }?.path
    }

    private mutating func place(_ id: String, in folder: String, depth: Int) {
        // Visits each object once, because a damaged project may list a group in itself or in two groups. Limits the
        // depth, because each level uses stack space.
        guard let object = objects[id], places[id] == nil, depth < 64 else { return }
        let own = object["path"] as? String
        let path =
            switch object["sourceTree"] as? String {
            case "SOURCE_ROOT": own.map { self.folder + "/" + $0 } ?? self.folder
            case "<absolute>": own ?? folder
            default: own.map { folder + "/" + $0 } ?? folder
            }
        let place = Self.onDisk(path)
        places[id] = place
        for child in object["children"] as? [String] ?? [] { self.place(child, in: place, depth: depth + 1) }
    }

    /// The path as its file or folder is named. Xcode writes accents as separate letters, and Git mostly as one; Apple's
    /// file systems take both for the same name.
    private static func onDisk(_ path: String) -> String {
        guard !path.utf8.allSatisfy({ $0 < 0x80 }), FileSystem.isMissing(path) else { return path }
        let forms = [path.precomposedStringWithCanonicalMapping, path.decomposedStringWithCanonicalMapping]
        return forms.first { !FileSystem.isMissing($0) } ?? path
    }

    /// The files of the target's sources phase and of its synchronized folders.
    private mutating func files(of target: [String: Any], _ id: String) throws(ViewCompilerError) -> [String] {
        var files: Set<String> = []
        for phase in target["buildPhases"] as? [String] ?? [] {
            guard let phase = objects[phase], phase["isa"] as? String == "PBXSourcesBuildPhase" else { continue }
            for entry in phase["files"] as? [String] ?? [] {
                guard let file = objects[entry], isForPlatform(file), let reference = file["fileRef"] as? String,
                    let path = places[reference]
                else { continue }
                files.insert(path)
            }
        }
        let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
        for (group, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let root = places[group] else { continue }
            // The paths that are exceptions for this target. If the target owns the folder, it excludes them. Otherwise
            // they are the only files that it takes from the folder.
            let sets = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
                .filter { ($0["target"] as? String ?? id) == id && $0["buildPhase"] == nil }
            let exceptions = Set(
                sets.flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { root + "/" + $0 })
            // The files and folders that the target has on other platforms only.
            let filtered = Set(
                sets.flatMap { $0["platformFiltersByRelativePath"] as? [String: [String]] ?? [:] }
                    .filter { !isForPlatform(filters: $0.value) }.map { root + "/" + $0.key })
            if own.contains(group) {
                var packages: [String] = []
                let inside = try SourceTree.files(below: root) { folder in
                    guard FileSystem.isFile(folder + "/Package.swift") else {
                        return !exceptions.contains(folder) && !filtered.contains(folder)
                    }
                    packages.append(folder)
                    return false
                }
                packagesInside.formUnion(packages)
                files.formUnion(inside.filter { !exceptions.contains($0) && !filtered.contains($0) })
            } else {
                for path in exceptions.subtracting(filtered) {
                    let inside = FileSystem.isFolder(path) ? try SourceTree.files(below: path) : [path]
                    files.formUnion(inside.filter { !filtered.contains($0) })
                }
            }
        }
        return files.map { URL(filePath: $0).standardizedFileURL.path }
            .filter { SourceTree.isSource($0) && FileSystem.isFile($0) }.sorted()
    }

    /// Xcode's default name of the colour set with the accent colour.
    static let usualAccentColorName = "AccentColor"

    /// Whether an object's settings come from a `.xcconfig` file.
    private func hasSettingsFile(_ object: [String: Any]) -> Bool {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        return (list?["buildConfigurations"] as? [String] ?? []).contains {
            objects[$0]?["baseConfigurationReference"] != nil
        }
    }

    /// The build settings of a target in its Debug configuration. Without a Debug configuration, uses the first one.
    private func settings(of target: [String: Any], named name: String, _ project: [String: Any]) -> XcodeBuildSettings
    {
        var settings = XcodeBuildSettings()
        for object in [target, project] {
            let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
            let configurations = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
            let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
            settings.add(
                chosen?["buildSettings"] as? [String: Any] ?? [:], of: chosen?["name"] as? String ?? "", for: platform)
        }
        settings.add(["SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": name], of: "", for: platform)
        return settings
    }

    private func sourceSettings(_ settings: XcodeBuildSettings) -> SourceSet.Settings {
        var result = SourceSet.Settings()
        result.languageMode = settings["SWIFT_VERSION"].map { $0.hasPrefix("6") ? "6" : "5" }
        result.isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"].map { $0 == "MainActor" }
        result.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(
            String.init
        )
        .filter { $0.wholeMatch(of: #/\w+/#) != nil && $0 != "DEBUG" }
        result.minimumSystem = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init)
        result.features = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "NO" ? [] : SourceSet.Settings.xcodeFeatures
        return result
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

/// A project as Xcode writes it, with groups and phases, and one with a synchronized folder.
@Suite struct XcodeProjectTests {
    private func project(
        _ folder: TemporaryFolder, in place: String = "", objects: String, targets: String = "T1, T2",
        platform: TargetPlatform = .iOS
    ) throws -> XcodeProject {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P;
              objects = {
                P /* Project */ = {isa = PBXProject; mainGroup = G; buildConfigurationList = L0; targets = (\(targets)); };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0R, C0); };
                C0R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
                C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FANCY $(inherited)"; }; };
                \(objects)
              };
            }
            """, to: place + "Shop.xcodeproj/project.pbxproj")
        return try XcodeProject(path: folder.path + "/" + place + "Shop.xcodeproj", platform: platform)
    }

    private let groups = """
        G = {isa = PBXGroup; children = (GA, F3); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (F1, F2); path = "The App"; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Deep/B.swift; sourceTree = SOURCE_ROOT; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B3, B1, B2); }; S2 = {isa = PBXSourcesBuildPhase; files = (B3); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        T1 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
        T2 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S1);
              buildConfigurationList = L1; };
        """

    @Test func findsFilesByGroupsAndPhases() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let targets = try project(folder, objects: groups).targets
            #expect(targets.map(\.name) == ["Kit", "Shop"])
            #expect(targets.map(\.isApp) == [false, true])
            #expect(targets[1].files == [folder.path + "/Deep/B.swift", folder.path + "/The App/A.swift"])
            #expect(targets[0].files == [folder.path + "/Deep/B.swift"])
        }
    }

    /// Xcode writes accents as separate letters; Git checks the files out with letters that contain them.
    @Test func accentsInPathsMayBeWrittenOtherwise() throws {
        try TemporaryFolder.with { folder in
            let name = "The Åpp".precomposedStringWithCanonicalMapping
            try folder.write("", to: "\(name)/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let objects = groups.replacing("The App", with: "The Åpp".decomposedStringWithCanonicalMapping)
            let files = try project(folder, objects: objects).targets[1].files
            #expect(
                files.map { $0.utf8.count }
                    == [folder.path + "/Deep/B.swift", folder.path + "/\(name)/A.swift"].map(\.utf8.count))
            #expect(files.count == 2)
        }
    }

    /// A folder of sources beside a project imports a local package of this project.
    @Test func aFolderBesideAProjectHasItsPackages() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                    targets: [.target(name: "Kit", path: "Sources")])
                """, to: "Kit/Package.swift")
            try folder.write("public struct K {}", to: "Kit/Sources/K.swift")
            try folder.write("import Kit\nlet k = K()", to: "Views/V.swift")
            try folder.write("let x = 1", to: "Plain/P.swift")
            let objects =
                groups.replacing("children = (GA, F3)", with: "children = (GA, F3, F4)")
                + "F4 = {isa = PBXFileReference; path = Kit; sourceTree = \"<group>\"; };"
            _ = try project(folder, objects: objects)
            #expect(try SourceSet(path: folder.path + "/Views").libraries.map(\.name) == ["Kit"])
            #expect(try SourceSet(path: folder.path + "/Plain").libraries.isEmpty)
        }
    }

    /// A part of a target may need the other files of this target.
    @Test func aPartOfATargetFindsTheWhole() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            try folder.write("", to: "Other/C.swift")
            _ = try project(folder, objects: groups)
            for part in ["The App", "Deep", "The App/A.swift"] {
                let target = try SourceSet(path: folder.path + "/" + part).targetAround { _ in [] }
                #expect(target?.name == "Shop" && target?.files.count == 2, "\(part)")
                #expect(target?.settings.languageMode == "6")
            }
            #expect(try SourceSet(path: folder.path + "/Other").targetAround { _ in [] } == nil)
        }
    }

    @Test func settingsAreThoseForDebugging() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let settings = try project(folder, objects: groups).targets.map(\.settings)
            #expect(settings.map(\.languageMode) == ["6", "6"])
            #expect(settings.map(\.isolatesToMainActor) == [nil, true])
            #expect(settings[1].conditions == ["FANCY"])
        }
    }

    @Test(arguments: [
        ("", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
    ])
    func regularExpressionsStandBetweenSlashes(setting: String, isEnabled: Bool) throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let objects = groups.replacing(
                "buildSettings = {SWIFT_DEFAULT", with: "buildSettings = {\(setting) SWIFT_DEFAULT")
            let settings = try project(folder, objects: objects).targets[1].settings
            #expect(settings.features == (isEnabled ? ["-enable-bare-slash-regex"] : []))
        }
    }

    @Test func synchronizedFoldersHoldAllButExceptions() throws {
        try TemporaryFolder.with { folder in
            for name in ["A.swift", "Sub/B.swift", "Left.swift", "Info.plist"] {
                try folder.write("", to: "Shop/" + name)
            }
            let targets = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, Info.plist); };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          fileSystemSynchronizedGroups = (R); };
                    T2 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                          fileSystemSynchronizedGroups = (R); };
                    """
            ).targets
            #expect(targets.map(\.name) == ["Shop"])
            #expect(targets.first?.files == [folder.path + "/Shop/A.swift", folder.path + "/Shop/Sub/B.swift"])
        }
    }

    /// A target's exceptions: files of its folder that do not belong to it, and files of another folder that do.
    @Test func exceptionsOfASynchronizedFolderBelongToATarget() throws {
        try TemporaryFolder.with { folder in
            for name in ["A.swift", "Shared/B.swift", "Shared/C.swift", "Widget.swift"] {
                try folder.write("", to: "Shop/" + name)
            }
            let targets = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E1, E2); };
                    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Widget.swift); };
                    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                          membershipExceptions = (Widget.swift, Shared); };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          fileSystemSynchronizedGroups = (R); };
                    T2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                    """
            ).targets
            func names(_ target: XcodeProject.Target) -> [String] {
                target.files.map { String($0.dropFirst(folder.path.count + "/Shop/".count)) }
            }
            #expect(
                targets.map(names) == [
                    ["A.swift", "Shared/B.swift", "Shared/C.swift"],
                    ["Shared/B.swift", "Shared/C.swift", "Widget.swift"],
                ])
        }
    }

    /// Each file belongs to the platforms that its filters name, or to all. So do products of packages and targets.
    @Test(arguments: TargetPlatform.allCases)
    func platformFiltersChooseFilesAndPackages(platform: TargetPlatform) throws {
        try TemporaryFolder.with { folder in
            let names = ["All.swift", "Both.swift", "Mac.swift", "Phone/A.swift", "Phone/B.swift", "Vision.swift"]
            for name in names { try folder.write("", to: "Shop/" + name) }
            for name in ["Mac.swift", "Phone.swift"] { try folder.write("", to: "Old/" + name) }
            for name in ["One", "Other"] { try folder.write("", to: name + "/K.swift") }
            let project = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R, O, K1, K2); sourceTree = "<group>"; };
                    O = {isa = PBXGroup; children = (F1, F2); path = Old; sourceTree = "<group>"; };
                    F1 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                    F2 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
                    B1 = {isa = PBXBuildFile; fileRef = F1; platformFilter = macos; };
                    B2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (ios, maccatalyst, ); };
                    B3 = {isa = PBXBuildFile; productRef = Q1; platformFilters = (macos, ); };
                    B4 = {isa = PBXBuildFile; productRef = Q2; platformFilters = (ios, ); };
                    B5 = {isa = PBXBuildFile; productRef = Q2; };
                    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; platformFiltersByRelativePath = {
                        Both.swift = (ios, macos, ); Mac.swift = (macos, ); Phone = (ios, ); Vision.swift = (xros, ); }; };
                    K1 = {isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>"; };
                    K2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          buildPhases = (S1); fileSystemSynchronizedGroups = (R); dependencies = (D1, D2); };
                    T2 = {isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.framework";
                          fileSystemSynchronizedGroups = (K1); };
                    T3 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
                          fileSystemSynchronizedGroups = (K2); };
                    D1 = {isa = PBXTargetDependency; target = T2; platformFilter = ios; };
                    D2 = {isa = PBXTargetDependency; target = T3; platformFilter = macos; };
                    Q1 = {isa = XCSwiftPackageProductDependency; package = A1; productName = Updates; };
                    Q2 = {isa = XCSwiftPackageProductDependency; package = A2; productName = Colours; };
                    A1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/updates";
                          requirement = {kind = exactVersion; version = 1.0.0; }; };
                    A2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/colours";
                          requirement = {kind = exactVersion; version = 1.0.0; }; };
                    """, targets: "T1, T2, T3); packageReferences = (A1, A2", platform: platform)
            let shop = try #require(project.targets.first)
            let isPhone = platform == .iOS
            #expect(
                shop.files.map { String($0.dropFirst(folder.path.count + 1)) }
                    == (isPhone
                        ? [
                            "Old/Phone.swift", "Shop/All.swift", "Shop/Both.swift", "Shop/Phone/A.swift",
                            "Shop/Phone/B.swift",
                        ]
                        : ["Old/Mac.swift", "Shop/All.swift", "Shop/Both.swift", "Shop/Mac.swift"]))
            #expect(project.remotePackages.flatMap(\.products) == (isPhone ? ["Colours"] : ["Updates", "Colours"]))
            #expect(shop.unneededTargets == [isPhone ? "Other" : "One"])

            try folder.write("import One\nimport Other", to: "Shop/All.swift")
            let sources = try SourceSet(path: folder.path, platform: platform)
            #expect(sources.libraries.map(\.name) == [isPhone ? "One" : "Other"])
        }
    }

    /// `EXCLUDED_SOURCE_FILE_NAMES` without what `INCLUDED_SOURCE_FILE_NAMES` names. A pattern is compared with the end
    /// of the path that has as many components.
    @Test(
        arguments: [
            ("", ["A", "B", "M/A", "M/N/C"], ["A", "B", "M/A", "M/N/C"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = A.swift;", ["B", "M/N/C"], ["B", "M/N/C"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = \"M/*\";", ["A", "B", "M/N/C"], ["A", "B", "M/N/C"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/Shop/M/N/*\";", ["A", "B", "M/A"], ["A", "B", "M/A"]),
            ("EXCLUDED_SOURCE_FILE_NAMES = (B.swift, \"\\\"M/?.swift\\\"\", );", ["A", "M/N/C"], ["A", "M/N/C"]),
            ("\"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"[AB].swift\";", ["A", "B", "M/A", "M/N/C"], ["M/N/C"]),
            (
                "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]\" = \"M/*\";", ["A", "B", "M/N/C"],
                ["A", "B", "M/A", "M/N/C"]
            ),
            (
                "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*][config=Release]\" = \"M/*\";", ["A", "B", "M/A", "M/N/C"],
                nil
            ),
            (
                "EXCLUDED_SOURCE_FILE_NAMES = \"*.swift\"; \"INCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]\" = \"$(PHONE)\"; "
                    + "\"INCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = B.swift; PHONE = \"M/A.swift C.swift\";",
                ["M/A", "M/N/C"], ["B"]
            ),
            (
                "EXCLUDED_SOURCE_FILE_NAMES = A.swift; \"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"$(inherited) B.swift\";",
                ["B", "M/N/C"], ["M/N/C"]
            ),
        ] as [(String, [String], [String]?)])
    func settingsExcludeFiles(settings: String, onPhones: [String], onMacs: [String]?) throws {
        try TemporaryFolder.with { folder in
            for name in ["A", "B", "M/A", "M/N/C"] { try folder.write("", to: "Shop/\(name).swift") }
            for (platform, expected) in [(TargetPlatform.iOS, onPhones), (.macOS, onMacs ?? onPhones)] {
                let target = try project(
                    folder,
                    objects: """
                        G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                        R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                              fileSystemSynchronizedGroups = (R); buildConfigurationList = L1; };
                        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
                        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings) }; };
                        """, targets: "T1", platform: platform
                ).targets.first
                #expect(
                    target?.files == expected.map { "\(folder.path)/Shop/\($0).swift" }, "\(platform): \(settings)")
            }
        }
    }

    /// Without `--target`, the app is the first one that builds for the platform.
    @Test(arguments: [
        ("SDKROOT = iphoneos;", "SDKROOT = macosx;"),
        ("SDKROOT = iphoneos;", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx xros\";"),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", "SDKROOT = macosx14.0;"),
    ])
    func theUsualTargetBuildsForThePlatform(phone: String, mac: String) throws {
        try TemporaryFolder.with { folder in
            func target(_ id: String, _ name: String, _ settings: String) -> String {
                """
                F\(id) = {isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
                B\(id) = {isa = PBXBuildFile; fileRef = F\(id); };
                S\(id) = {isa = PBXSourcesBuildPhase; files = (B\(id)); };
                T\(id) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
                    buildPhases = (S\(id)); buildConfigurationList = L\(id); };
                L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };
                C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                """
            }
            for name in ["Watch", "Phone", "Mac"] { try folder.write("struct \(name) {}\n", to: "\(name).swift") }
            try folder.write(
                """
                { rootObject = P; objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T0, T1, T2); };
                    G = {isa = PBXGroup; children = (F0, F1, F2); sourceTree = "<group>"; };
                    \(target("0", "Watch", "SDKROOT = watchos;"))
                    \(target("1", "Phone", phone))
                    \(target("2", "Mac", mac))
                }; }
                """, to: "A.xcodeproj/project.pbxproj")
            #expect(try SourceSet(path: folder.path, platform: .iOS).name == "Phone")
            #expect(try SourceSet(path: folder.path, platform: .macOS).name == "Mac")
            #expect(try SourceSet(path: folder.path, target: "Watch", platform: .macOS).name == "Watch")
        }
    }

    /// A setting of the target refers to the project's, and one for a platform overrides one without condition.
    @Test func settingsInheritTheProjects() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let objects = groups.replacing(
                "buildSettings = {SWIFT_DEFAULT",
                with: "buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"OWN $(inherited)\"; "
                    + "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]\" = \"MAC $(inherited)\"; SWIFT_DEFAULT")
            for (platform, expected) in [(TargetPlatform.iOS, ["OWN", "FANCY"]), (.macOS, ["MAC", "OWN", "FANCY"])] {
                let settings = try project(folder, objects: objects, platform: platform).targets[1].settings
                #expect(settings.conditions == expected)
            }
        }
    }

    /// A package of a project may depend on a package that the project does not name.
    @Test func packagesOfPackagesAreFound() throws {
        try TemporaryFolder.with { folder in
            try folder.write("import Kit", to: "Shop/A.swift")
            for (name, other) in [("Kit", "Core"), ("Core", "Kit")] {
                let place = name == "Kit" ? "Shop/Kit" : "Core"
                let path = name == "Kit" ? "../../Core" : "../Shop/Kit"
                try folder.write(
                    "let package = Package(name: \"\(name)\", dependencies: [.package(name: \"\(other)\", path: \"\(path)\")], "
                        + "targets: [.target(name: \"\(name)\")])", to: place + "/Package.swift")
                try folder.write(name == "Kit" ? "import Core" : "", to: place + "/Sources/\(name)/K.swift")
            }
            _ = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          fileSystemSynchronizedGroups = (R); };
                    """, targets: "T1")
            #expect(try SourceSet(path: folder.path).libraries.map(\.name).sorted() == ["Core", "Kit"])
        }
    }

    @Test func packagesInSynchronizedFoldersArePackages() throws {
        try TemporaryFolder.with { folder in
            try folder.write("import Kit", to: "Shop/A.swift")
            try folder.write(
                "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], "
                    + "targets: [.target(name: \"Kit\")])", to: "Shop/Libraries/Kit/Package.swift")
            try folder.write("", to: "Shop/Libraries/Kit/Sources/Kit/K.swift")
            try folder.write("", to: "Shop/Libraries/Kit/Tests/KitTests/T.swift")
            let project = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          fileSystemSynchronizedGroups = (R); };
                    """, targets: "T1")
            #expect(project.targets.first?.files == [folder.path + "/Shop/A.swift"])
            #expect(project.localPackages == [folder.path + "/Shop/Libraries/Kit"])
            #expect(try SourceSet(path: folder.path).libraries.map(\.name) == ["Kit"])
        }
    }

    @Test(
        arguments: [
            ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;", "", "Brand"), ("", "", nil),
            ("", "baseConfigurationReference = F;", "AccentColor"),
        ] as [(String, String, String?)])
    func theAccentColorIsNamedBySettings(settings: String, file: String, name: String?) throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Shop/A.swift")
            let project = try project(
                folder,
                objects: """
                    G = {isa = PBXGroup; children = (R); sourceTree = "<group>"; };
                    R = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
                    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                          fileSystemSynchronizedGroups = (R); buildConfigurationList = L1; };
                    L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
                    C1 = {isa = XCBuildConfiguration; name = Debug; \(file) buildSettings = {\(settings) }; };
                    """, targets: "T1")
            #expect(project.accentColorName == name)
            #expect(try ResourceFolders.accentColor(of: folder.path) == name.map { "asset:" + $0 })
        }
    }

    @Test func aFolderWithAProjectIsItsApp() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            _ = try project(folder, objects: groups)
            let app = try SourceSet(path: folder.path)
            #expect(app.name == "Shop" && app.files.count == 2 && app.settings.languageMode == "6")
            #expect(try SourceSet(path: folder.path + "/Shop.xcodeproj", target: "Kit").files.count == 1)
            _ = #expect(throws: ViewCompilerError.noTarget("Nay", of: folder.path, among: ["Kit", "Shop"])) {
                _ = try SourceSet(path: folder.path, target: "Nay")
            }
        }
    }

    /// An example project inside of a library's folder depends on that library. The project names only the product, and
    /// the library is found in the folders around it.
    @Test(arguments: ["Kit", "Other"]) func anExampleHasTheLibraryAroundIt(_ needed: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                let package = Package(
                    name: "K", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
                """, to: "Package.swift")
            try folder.write("", to: "Sources/Kit/K.swift")
            try folder.write("import Kit", to: "Examples/One/The App/A.swift")
            try folder.write("", to: "Examples/One/Deep/B.swift")
            let product = "D = {isa = XCSwiftPackageProductDependency; productName = \(needed); };"
            let isFound = needed == "Kit"
            let packages = try project(folder, in: "Examples/One/", objects: groups + product).localPackages
            #expect(packages == (isFound ? [folder.path] : []))
            let files = try SourceSet(path: folder.path + "/Examples/One").files
            #expect(files.contains { $0.hasSuffix("A.swift") })
            // Without the product, the import leads to the package.
            #expect(files.contains { $0.hasSuffix("K.swift") })
            #expect(try SourceSet(path: folder.path + "/Examples/One").libraries.map(\.name) == ["Kit"])
            #expect(try SourceSet(path: folder.path + "/Examples/One/The App").libraries.map(\.name) == ["Kit"])
            #expect(try SourceSet(path: folder.path + "/Examples/One/Deep").libraries.isEmpty)
        }
    }

    @Test func invalidProjectsAreReported() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{ objects = ", to: "X.xcodeproj/project.pbxproj")
            _ = #expect(throws: ViewCompilerError.self) { _ = try XcodeProject(path: folder.path + "/X.xcodeproj") }
        }
    }

    /// Groups that contain themselves or each other twice are visited only once.
    @Test(.timeLimit(.minutes(5))) func groupsAreVisitedOnce() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "The App/A.swift")
            try folder.write("", to: "Deep/B.swift")
            let ladder = (0..<40).map {
                "R\($0) = {isa = PBXGroup; children = (R\($0 + 1), R\($0 + 1)); sourceTree = \"<group>\"; };"
            }.joined()
            let more = "R40 = {isa = PBXGroup; children = (R40, R40, R0, GA); sourceTree = \"<group>\"; };"
            let objects = groups.replacing("children = (GA, F3)", with: "children = (R0, GA, F3)") + ladder + more
            let targets = try project(folder, objects: objects).targets
            #expect(targets.last?.files == [folder.path + "/Deep/B.swift", folder.path + "/The App/A.swift"])
        }
    }
}

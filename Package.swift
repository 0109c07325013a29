// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import Foundation
import PackageDescription

// Infers isolated conformances: views live on the main actor, and so do their conformances. `struct MyView: View,
// Animatable` then compiles as it does with Apple's SDK. View code in language mode 5 needs no setting.
let viewCode: [SwiftSetting] = [.enableUpcomingFeature("InferIsolatedConformances")]

// Modules whose types make up a view. Every module that imports SwiftUI or Views names all of them: SwiftPM recompiles
// a target only if a module in its dependency list changes, and the layout of a value may change without a change to
// the module that re-exports it.
let views: [Target.Dependency] = [
    "Geometry", "Motion", "LayoutEngine", "Styles", "SymbolArt", "VirtualTime", "ViewGraph", "LeafViews", "Views",
    "Interaction", "Scrolling", "CanvasViews",
]
let vocabulary = views + ["Quartz2D", "UIKitTypes", "Controls", "Screens", "AppStructure", "PreviewSupport"]

let frameworks: [Target.Dependency] = [
    "AVFoundation", "CoreGraphics", "QuartzCore", "UIKit", "OSLog", "DeveloperToolsSupport", "CoreHaptics",
    "UniformTypeIdentifiers", "FoundationAdditions", "URLLoading", "MapKit", "CoreLocation", "Charts",
    "AVKit", "WebKit", "PhotosUI", "SafariServices", "StoreKit", "CoreText", "ImageIO",
    "UserNotifications", "Network", "LocalAuthentication", "AudioToolbox",
]

// ZOETROPE_PLAIN=1 omits flags that only add speed. ZOETROPE_SANITIZE=1 omits flags that sanitizers do not support
// (docs/toolchain.md).
let isPlain = Context.environment["ZOETROPE_PLAIN"] != nil
let isSanitized = Context.environment["ZOETROPE_SANITIZE"] != nil
// ZOETROPE_SYMBOLS=1 keeps debug information and function names for debuggers and profilers.
let keepsSymbols = Context.environment["ZOETROPE_SYMBOLS"] != nil || isSanitized

// Flags of the kernels. Products are rounded before they are added, so that all processors give the same bytes; by
// default, clang fuses both operations on arm64.
let kernelFlags: [CSetting] = [
    .unsafeFlags(["-ffp-contract=off"]),
    // Unoptimized, clang takes a minute or more and gigabytes for blend.c: every mode then inlines all modes.
    .unsafeFlags(["-O2"], .when(configuration: .debug)),
]

// Links every product that contains one of these targets with lld.
let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

// Links Swift's runtime statically, so that the program runs on machines without Swift.
let staticRuntime =
    ["-static-stdlib"]
    + [
        "Foundation", "CoreFoundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationICU",
        "_FoundationCShims",
        "_FoundationCollections", "swiftSwiftOnoneSupport", "swiftSynchronization", "swiftDispatch", "dispatch",
        "BlocksRuntime",
    ].map { "-l\($0)" }

// Redirects conformance lookups through an index (CConformances/README.md).
let wrappedLookups = [
    "addNewDSOImage", "conformsToProtocol", "conformsToProtocolCommon", "conformsToProtocolWithExecutionContext",
].map { "--wrap=swift_\($0)" }

// Links at a fixed address, which needs no pointer relocation at start. The Makefile puts a link to libstdc++.a into
// the folder if the compiler has one.
let fastStart =
    ["-L\(Context.packageDirectory)/.build/archives"]
    + (["--no-pie", "--no-export-dynamic"] + wrappedLookups).flatMap { ["-Xlinker", $0] }

let programFlags =
    // The libraries of a package (Tools/toolchain); elsewhere those of the system.
    ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/zoetrope/runtime", "-Xlinker", "--disable-new-dtags"]
    + (isSanitized ? [] : staticRuntime) + (isPlain || isSanitized ? [] : fastStart)
    + (keepsSymbols ? [] : ["-Xlinker", "--strip-all"])

// Sources/README.md has the map of these targets and the reason for each boundary between them.
let package = Package(
    name: "Zoetrope",
    products: [
        .executable(name: "render", targets: ["render"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Zoetrope", targets: ["Zoetrope"]),
        .library(name: "ZoetropeTesting", targets: ["ZoetropeTesting"]),
        // `swift package render` and `swift package snapshot`, in a package that depends on this one.
        .plugin(name: "RenderPlugin", targets: ["RenderPlugin"]),
        .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // Values and utilities: they import no module of the layers above.
        .target(name: "Geometry", exclude: ["README.md"], linkerSettings: lld),
        .target(name: "Motion", exclude: ["README.md"]),
        .target(name: "ColorSpaces", exclude: ["README.md"]),
        .target(name: "Files", exclude: ["README.md"]),
        .target(name: "Spelling", exclude: ["README.md"]),
        .target(name: "CPrograms", exclude: ["README.md"]),
        .target(name: "Programs", dependencies: ["CPrograms"], exclude: ["README.md"]),
        .target(name: "Sound", dependencies: ["Programs"], exclude: ["README.md"]),
        .target(name: "CKernels", exclude: ["README.md"], cSettings: kernelFlags),
        .target(name: "CPalette", exclude: ["README.md"], cSettings: kernelFlags),
        .target(name: "CJobs", exclude: ["README.md"]),
        .target(name: "CServices", exclude: ["README.md"]),
        .target(name: "CMemory", exclude: ["README.md"]),
        .target(name: "CSymbolDrawings", exclude: ["README.md", "Glyphs"]),
        .target(name: "CSignals", exclude: ["README.md"]),
        .target(name: "CStack", exclude: ["README.md"]),
        .target(name: "CSections", exclude: ["README.md"]),
        .target(name: "Conformances", dependencies: ["CSections"], exclude: ["README.md"]),
        .target(name: "CConformances", dependencies: ["CSections"], exclude: ["README.md"]),
        .target(name: "CClasses", exclude: ["README.md"]),
        .target(
            name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
            exclude: ["README.md"]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CPNG", exclude: ["README.md"], linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
        .target(name: "CJPEG", exclude: ["README.md"], linkerSettings: [.linkedLibrary("jpeg")]),
        .target(
            name: "CWebP", exclude: ["README.md"],
            linkerSettings: [.linkedLibrary("webp"), .linkedLibrary("webpmux"), .linkedLibrary("webpdemux")]),

        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi",
            providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(
            name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]
        ),
        .target(
            name: "Typography",
            dependencies: ["Geometry", "Drawing", "Files", "CFreeType", "CHarfBuzz", "CFriBidi", "CMessageDigest"],
            exclude: ["README.md"]),

        // A frame as data, and the three modules that never import each other.
        .target(name: "Drawing", dependencies: ["Geometry"], exclude: ["README.md"]),
        .target(
            name: "Raster", dependencies: ["ColorSpaces", "Geometry", "Drawing", "CKernels"], exclude: ["README.md"]),
        .target(
            name: "Codecs",
            dependencies: [
                "ColorSpaces", "Drawing", "CPNG", "CJPEG", "CWebP", "CDeflate", "CPalette", "CKernels",
            ],
            exclude: ["README.md"]),
        .target(name: "Vectors", dependencies: ["Geometry", "Drawing", "Programs"], exclude: ["README.md"]),
        .target(
            name: "VectorPages", dependencies: ["Geometry", "Drawing", "Raster", "Codecs", "Vectors"],
            exclude: ["README.md"]),
        .target(name: "Tolerances", exclude: ["README.md"]),
        .target(
            name: "ImageComparison",
            dependencies: ["Tolerances", "ColorSpaces", "Geometry", "Drawing", "Raster", "Codecs", "Vectors", "Files"],
            exclude: ["README.md"]),

        // User interfaces: values first, then the view graph, then the views.
        .target(
            name: "LayoutEngine", dependencies: ["Motion"], exclude: ["README.md"]),
        .target(
            name: "Styles", dependencies: ["ColorSpaces", "Geometry", "Motion", "Drawing"],
            exclude: ["README.md"]),
        .target(
            name: "VirtualTime", dependencies: ["Motion", "Sound", "Combine", "CJobs", "CServices"],
            exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "SymbolArt",
            dependencies: [
                "ColorSpaces", "Geometry", "Motion", "Drawing", "Typography", "Styles", "Spelling", "Files",
                "CSections", "CSymbolDrawings",
            ], exclude: ["README.md"]),
        .target(
            name: "ViewGraph",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "Geometry", "Motion", "Combine", "CStack", "Conformances",
                "Drawing", "Typography", "Sound",
            ], exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "LeafViews",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "SymbolArt", "ViewGraph", "ColorSpaces", "Geometry", "Motion",
                "Combine",
                "Drawing", "Typography",
            ],
            exclude: ["README.md", "Shapes/README.md", "Text/README.md"],
            // Foundation's plural rules.
            swiftSettings: viewCode, linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "Views",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "SymbolArt", "ViewGraph", "LeafViews", "ColorSpaces",
                "Geometry",
                "Motion", "Combine", "CStack", "Drawing", "Typography", "Sound",
            ], exclude: ["README.md", "Timeline/README.md"], swiftSettings: viewCode),
        .target(
            name: "Interaction",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "SymbolArt", "ViewGraph", "LeafViews", "Views", "Geometry",
                "Motion", "Combine", "Drawing",
            ], exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "Scrolling",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "SymbolArt", "ViewGraph", "LeafViews", "Views",
                "Interaction", "Geometry", "Motion", "Drawing",
            ], exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "CanvasViews",
            dependencies: [
                "LayoutEngine", "Styles", "VirtualTime", "SymbolArt", "ViewGraph", "LeafViews", "Views",
                "Interaction", "ColorSpaces", "Geometry", "Motion", "Drawing", "Typography", "Quartz2D",
            ], exclude: ["README.md"], swiftSettings: viewCode),
        // The macro plugin, a program that the compiler runs.
        .target(name: "MacroExpansions", dependencies: ["SwiftTokens"], exclude: ["README.md"]),
        .macro(name: "PreviewsMacros", dependencies: ["MacroExpansions"], exclude: ["README.md"]),
        .target(
            name: "PreviewSupport",
            dependencies: views + ["PreviewsMacros", "Tolerances", "Conformances", "Quartz2D", "UIKitTypes"],
            exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "Inspection", dependencies: views + ["Drawing"],
            exclude: ["README.md"],
            swiftSettings: viewCode),
        .target(
            name: "AppStructure", dependencies: views + ["Combine", "CClasses", "UIKitTypes", "Controls", "Screens"],
            exclude: ["README.md"], swiftSettings: viewCode),
        // Core Graphics and UIKit types that view code uses. SwiftUI re-exports them.
        .target(
            name: "Quartz2D", dependencies: ["ColorSpaces", "Geometry", "Drawing", "VirtualTime"]),
        .target(
            name: "UIKitTypes", dependencies: views + ["Quartz2D", "Drawing", "UniformTypeIdentifiers"],
            exclude: ["README.md"], swiftSettings: viewCode),
        .target(
            name: "Controls",
            dependencies: views + [
                "Combine", "Quartz2D", "UIKitTypes", "UniformTypeIdentifiers", "FoundationAdditions",
            ],
            exclude: ["README.md"],
            swiftSettings: viewCode),
        .target(
            name: "Screens",
            dependencies: views + ["Combine", "Quartz2D", "UIKitTypes", "UniformTypeIdentifiers", "Controls"], exclude: ["README.md"], swiftSettings: viewCode),

        // The engine, and `SwiftUI`, the module that view code imports.
        .target(
            name: "Zoetrope",
            dependencies: vocabulary + [
                "Inspection",
                "Raster", "Codecs", "Vectors", "VectorPages", "Drawing", "ColorSpaces", "Sound", "Programs", "Files",
                "Spelling", "Typography", "CYAML",
            ],
            exclude: ["README.md"]),
        .target(
            name: "Benchmarks", dependencies: vocabulary + ["Zoetrope", "Raster", "Codecs", "Drawing"],
            exclude: ["README.md"]),
        // SwiftUI does not import Zoetrope. Zoetrope is linked to draw for programs that have no host (CServices).
        .target(
            name: "SwiftUI",
            dependencies: vocabulary + ["Combine", "URLLoading", "UniformTypeIdentifiers", "Zoetrope"]),
        // Modules that view code imports beside SwiftUI. `render` contains them for the files that it compiles.
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "CoreGraphics", dependencies: ["Geometry", "Quartz2D", "_Testing_CoreGraphics"]),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKit", dependencies: views + ["Quartz2D", "UIKitTypes", "PreviewSupport", "_Testing_UIKit"]),
        .target(
            name: "QuartzCore", dependencies: vocabulary + ["CoreGraphics", "SwiftUI"]),
        .target(name: "OSLog"),
        .target(
            name: "DeveloperToolsSupport", dependencies: vocabulary),
        .target(name: "CoreHaptics"),
        .target(name: "UniformTypeIdentifiers"),
        // Foundation API that is missing on Linux. Its formats need ICU, which is linked here.
        .target(
            name: "FoundationAdditions", exclude: ["README.md"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "URLLoading", dependencies: views + ["Combine", "FoundationAdditions"]),
        .target(name: "UserNotifications"),
        .target(name: "Network", dependencies: ["VirtualTime"]),
        .target(name: "LocalAuthentication"),
        .target(name: "AudioToolbox"),
        .target(name: "CoreLocation"),
        .target(
            name: "MapKit", dependencies: vocabulary + ["CoreLocation", "SwiftUI"], swiftSettings: viewCode),
        .target(
            name: "Charts", dependencies: vocabulary + ["SwiftUI", "Drawing"],
            exclude: ["README.md"], swiftSettings: viewCode),
        .target(name: "AVFoundation", dependencies: vocabulary + ["Sound"], exclude: ["README.md"]),
        .target(
            name: "AVKit", dependencies: vocabulary + ["AVFoundation", "SwiftUI"],
            swiftSettings: viewCode),
        .target(
            name: "WebKit", dependencies: vocabulary + ["SwiftUI"],
            swiftSettings: viewCode),
        .target(
            name: "PhotosUI", dependencies: vocabulary + ["SwiftUI"],
            swiftSettings: viewCode),
        .target(
            name: "SafariServices", dependencies: vocabulary + ["SwiftUI"],
            swiftSettings: viewCode),
        .target(
            name: "StoreKit", dependencies: vocabulary + ["SwiftUI"],
            swiftSettings: viewCode),
        .target(
            name: "CoreText", dependencies: vocabulary + ["SwiftUI"]),
        .target(name: "ImageIO", dependencies: ["Quartz2D", "UIKitTypes"]),

        // Compares one snapshot with its reference, for tests and for `render test`.
        .target(
            name: "SnapshotChecks",
            dependencies: vocabulary + [
                "Inspection", "Zoetrope", "ImageComparison", "Tolerances", "Typography", "Codecs", "Drawing", "Files",
            ],
            exclude: ["README.md"]),
        // Imported by tests only: it needs Testing and XCTest, which are part of the toolchain.
        .target(
            name: "ZoetropeTesting",
            dependencies: vocabulary + [
                "SnapshotChecks", "CSections", "Inspection", "Zoetrope", "ImageComparison", "Tolerances", "Typography",
                "Codecs", "Drawing", "Files",
            ],
            exclude: ["README.md"]),

        // Entry points.
        .target(
            name: "Scenes", dependencies: vocabulary + ["SwiftUI", "AVFoundation", "Zoetrope"], path: "Scenes",
            exclude: ["README.md"],
            swiftSettings: viewCode),
        .target(name: "SwiftTokens", exclude: ["README.md"], linkerSettings: lld),
        .target(
            name: "Workshop", dependencies: ["SwiftTokens", "CPrograms", "Programs", "Files", "CMessageDigest"],
            exclude: ["README.md"]),
        .target(
            name: "LivePreview", dependencies: ["CMessageDigest", "Files"], exclude: ["README.md"]),
        .target(
            name: "AgentServer",
            dependencies: ["Workshop", "Programs", "Files", "Spelling", "ImageComparison", "Codecs", "Drawing"],
            exclude: ["README.md"]),
        .target(
            name: "Commands",
            dependencies: vocabulary + [
                "AgentServer", "Inspection", "LivePreview", "Workshop", "Zoetrope", "ImageComparison", "SnapshotChecks",
                "Benchmarks",
                "Typography", "Vectors",
                "Codecs", "Drawing",
                "Programs", "SwiftTokens",
                "Files", "Spelling", "CMemory", "CPrograms", "CSignals", "CStack",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["README.md"]),
        .executableTarget(
            name: "render",
            dependencies: vocabulary + ["Commands", "Scenes", "Zoetrope", "CConformances"] + frameworks,
            exclude: ["README.md"],
            linkerSettings: [.unsafeFlags(programFlags)]),
        .executableTarget(
            name: "AssetStudio", dependencies: ["ColorSpaces", "Drawing", "Codecs", "Sound"], exclude: ["README.md"]),

        .plugin(
            name: "RenderPlugin",
            capability: .command(
                intent: .custom(
                    verb: "render", description: "Render the previews of the package: swift package render -o previews/"
                ),
                permissions: [.writeToPackageDirectory(reason: "Pictures are written.")])),
        .plugin(
            name: "SnapshotPlugin",
            capability: .command(
                intent: .custom(
                    verb: "snapshot", description: "Compare each preview of the package with its recorded picture."),
                permissions: [.writeToPackageDirectory(reason: "Pictures are recorded, and a report is written.")])),

        // Helpers of several test targets: temporary folders, comparison of numbers within a tolerance, a host for
        // views.
        .target(
            name: "TestSupport", dependencies: vocabulary + ["Codecs", "Drawing"], path: "Tests/TestSupport",
            swiftSettings: viewCode),
        .testTarget(name: "ColorSpacesTests", dependencies: ["ColorSpaces"]),
        .testTarget(name: "GeometryTests", dependencies: ["TestSupport", "Geometry"]),
        .testTarget(name: "MotionTests", dependencies: ["TestSupport", "Motion"]),
        .testTarget(name: "MacroExpansionsTests", dependencies: ["MacroExpansions"]),
        .testTarget(name: "SwiftTokensTests", dependencies: ["SwiftTokens"]),
        .testTarget(name: "WorkshopTests", dependencies: ["TestSupport", "Workshop"]),
        .testTarget(
            name: "AgentServerTests", dependencies: ["TestSupport", "AgentServer", "Workshop", "Codecs", "Drawing"]),
        .testTarget(name: "ProgramsTests", dependencies: ["Programs"]),
        .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
        .testTarget(name: "SoundTests", dependencies: ["TestSupport", "Sound"]),
        .testTarget(
            name: "AVFoundationTests",
            dependencies: vocabulary + [
                "TestSupport", "AVFoundation", "ChapterSound", "SwiftUI", "Zoetrope", "Codecs", "Sound",
            ]),
        // View code as authors write it, in their language mode.
        .target(
            name: "ChapterSound", dependencies: vocabulary + ["AVFoundation", "SwiftUI"], path: "Tests/ChapterSound",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "TypographyTests", dependencies: ["TestSupport", "Typography", "Geometry", "Drawing"],
            exclude: ["LineBreakSamples.txt"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Geometry"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "Drawing", "Geometry", "CKernels"]),
        // Tests that bound the allocations and work of a frame, and the counters that they use.
        .target(name: "CAllocations", path: "Tests/CAllocations"),
        .testTarget(
            name: "BudgetTests",
            dependencies: vocabulary + [
                "TestSupport", "CAllocations", "CountedFrames", "SwiftUI", "Zoetrope", "Benchmarks", "Raster",
                "Drawing",
            ]),
        .executableTarget(
            name: "CountedFrames",
            dependencies: ["SwiftUI", "Zoetrope", "Benchmarks", "Raster", "CKernels"],
            path: "Tests/CountedFrames"),
        .testTarget(
            name: "VectorsTests", dependencies: ["TestSupport", "Vectors", "Raster", "Codecs", "Drawing", "Geometry"]),
        .testTarget(name: "CodecsTests", dependencies: ["Codecs", "Drawing", "CKernels"]),
        .testTarget(
            name: "VectorPagesTests",
            dependencies: ["TestSupport", "VectorPages", "Vectors", "Raster", "Codecs", "Drawing", "Geometry"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["TestSupport", "LayoutEngine"]),
        .testTarget(
            name: "StylesTests", dependencies: ["TestSupport", "Styles", "Drawing", "Geometry", "Motion"]),
        .testTarget(
            name: "SymbolArtTests", dependencies: ["TestSupport", "SymbolArt", "Styles", "Geometry", "Typography"]),
        .testTarget(
            name: "VirtualTimeTests", dependencies: vocabulary + ["TestSupport", "SwiftUI", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "ViewGraphTests",
            dependencies: vocabulary + [
                "TestSupport", "SwiftUI", "Combine", "Drawing", "CStack", "Conformances", "CConformances", "CSections",
            ],
            swiftSettings: viewCode),
        .testTarget(name: "TolerancesTests", dependencies: ["Tolerances"]),
        .testTarget(
            name: "SnapshotChecksTests",
            dependencies: vocabulary + [
                "TestSupport", "SnapshotChecks", "ImageComparison", "Inspection", "SwiftUI", "Zoetrope", "Codecs",
                "Drawing",
                "Files",
            ], swiftSettings: viewCode),
        .testTarget(
            name: "ImageComparisonTests",
            dependencies: ["TestSupport", "ImageComparison", "Codecs", "Drawing", "Files"]
        ),
        .testTarget(name: "BenchmarksTests", dependencies: vocabulary + ["Benchmarks"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: vocabulary + ["TestSupport", "SwiftUI", "Zoetrope", "Typography", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "InteractionTests",
            dependencies: vocabulary + ["TestSupport", "SwiftUI", "Zoetrope", "Typography", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "LeafViewsTests",
            dependencies: vocabulary + ["TestSupport", "SwiftUI", "Zoetrope", "Typography", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "ScrollingTests",
            dependencies: vocabulary + ["TestSupport", "SwiftUI", "Zoetrope", "Typography", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "CanvasViewsTests",
            dependencies: vocabulary + ["TestSupport", "SwiftUI", "Zoetrope", "Typography", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "ControlsTests", dependencies: vocabulary + ["TestSupport", "SwiftUI", "Drawing", "Zoetrope"],
            swiftSettings: viewCode),
        .testTarget(
            name: "ScreensTests", dependencies: vocabulary + ["TestSupport", "SwiftUI", "Drawing", "Zoetrope"],
            swiftSettings: viewCode),
        .testTarget(
            name: "FrameworksTests",
            dependencies: vocabulary + frameworks + ["TestSupport", "SwiftUI", "Drawing", "Zoetrope"],
            swiftSettings: viewCode),
        .testTarget(name: "LivePreviewTests", dependencies: ["LivePreview", "TestSupport"]),
        .testTarget(
            name: "InspectionTests", dependencies: vocabulary + ["Inspection", "TestSupport", "SwiftUI"],
            swiftSettings: viewCode),
        .testTarget(
            name: "AppStructureTests", dependencies: vocabulary + ["TestSupport", "SwiftUI", "Drawing"],
            swiftSettings: viewCode),
        .testTarget(
            name: "ZoetropeTests",
            dependencies: vocabulary + [
                "TestSupport", "Zoetrope", "Vectors", "Codecs", "Drawing", "Raster", "Files", "SwiftUI",
            ]),
        .testTarget(
            name: "ScenesTests",
            dependencies: vocabulary + [
                "TestSupport", "Scenes", "ZoetropeTesting", "ImageComparison", "Zoetrope", "Vectors", "Codecs",
                "Drawing",
                "Raster", "Files", "Sound",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "ZoetropeTestingTests",
            dependencies: vocabulary + [
                "TestSupport", "SnapshotChecks", "ZoetropeTesting", "ImageComparison", "SwiftUI", "Zoetrope", "Codecs",
                "Drawing",
                "Files",
            ],
            exclude: ["Snapshots"], swiftSettings: viewCode),
        .testTarget(
            name: "ChartsTests",
            dependencies: vocabulary + ["Charts", "TestSupport", "ZoetropeTesting", "SwiftUI", "Zoetrope", "Drawing"],
            exclude: ["Snapshots"], swiftSettings: viewCode),
        .testTarget(
            name: "AssetStudioTests", dependencies: ["TestSupport", "AssetStudio", "Codecs", "Drawing", "Sound"]),
        .testTarget(
            name: "CommandTests",
            dependencies: vocabulary + [
                "TestSupport", "Commands", "SnapshotChecks", "Inspection", "Benchmarks", "Scenes", "SwiftUI",
                "AVFoundation", "Zoetrope", "Vectors",
                "Codecs", "Drawing",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// MARK: Flags
//
// Sets the compiler flags of every target here, so that the program, the tests and dependent packages share object
// files: no command passes flags to the compiler.

/// Modules that are not on the path of a frame. They are compiled without optimization to shorten builds;
/// CONTRIBUTING.md has the measurements.
let unoptimized: Set = [
    "AgentServer", "AppStructure", "Commands", "Inspection", "LivePreview", "MacroExpansions", "PreviewSupport",
    "PreviewsMacros", "Programs", "Scenes", "SnapshotChecks", "Spelling", "SwiftTokens", "Tolerances", "Workshop",
    "ZoetropeTesting",
    "ChapterSound", "TestSupport",
    "UIKitTypes", "URLLoading", "FoundationAdditions", "Zoetrope", "Screens", "Controls", "VectorPages",
    "Quartz2D", "VirtualTime",
]
/// Tests that compute reference images pixel by pixel.
let optimizedTests: Set = ["CodecsTests", "GeometryTests", "RasterTests"]
/// Unoptimized modules that tests import with `@testable`.
let testable: Set = ["AgentServer", "Commands", "LivePreview", "Screens", "Workshop"]
/// Unoptimized modules that run when the program starts or renders its first still (`make cold`).
let countedAtStart: Set = [
    "Commands", "Zoetrope", "Screens", "Controls", "VirtualTime", "Scenes", "Quartz2D",
]
let unoptimizedFrameworks = Set(frameworks.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })

for target in package.targets {
    switch target.type {
    case .regular, .executable, .macro, .test: break
    default: continue
    }
    let isOptimized =
        target.type == .test
        ? optimizedTests.contains(target.name)
        : !unoptimized.contains(target.name) && !unoptimizedFrameworks.contains(target.name)
    // SwiftPM requests debug information after these flags, but the frontend option takes precedence.
    var flags = keepsSymbols ? [] : ["-Xfrontend", "-gnone"]
    if !isOptimized { flags.append("-Onone") }
    if testable.contains(target.name) { flags.append("-enable-testing") }
    if !isPlain {
        // Creates generic metadata by direct calls instead of by demangling names at run time.
        if isOptimized || countedAtStart.contains(target.name) {
            flags += ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
        }
        if !isSanitized { flags.append("-enforce-exclusivity=unchecked") }
    }
    var settings: [SwiftSetting] = [.unsafeFlags(flags)]
    if isPlain { settings.append(.define("ZOETROPE_PLAIN")) }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
    if isPlain { target.cSettings = (target.cSettings ?? []) + [.define("ZOETROPE_PLAIN")] }
}

// Built with libFuzzer, which provides `main`; never part of an ordinary build.
if Context.environment["ZOETROPE_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["SwiftUI", "Zoetrope", "Raster", "Codecs", "Vectors", "Sound", "Drawing", "Geometry"],
            path: "Tests/Fuzz", exclude: ["README.md"]))
    // The macro plugin is a program with its own `main`, which would conflict with libFuzzer's. No fuzzed code uses a
    // macro.
    for target in package.targets {
        target.dependencies.removeAll { if case .byNameItem("PreviewsMacros", _) = $0 { true } else { false } }
    }
}

// `render` sets this variable when it builds a package that depends on this one. The engine already contains our
// modules, so the products are empty here. Their dependencies stay listed under a platform that is never built, so that
// the author's Package.resolved does not change.
if Context.environment["ZOETROPE_HOSTED"] != nil {
    let elsewhere = TargetDependencyCondition.when(platforms: [.openbsd])
    package.targets = [
        .target(
            name: "ZoetropeHosted",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: elsewhere),
                .product(name: "OpenCombine", package: "OpenCombine", condition: elsewhere),
            ])
    ]
    package.products = ["SwiftUI", "UIKit", "AVFoundation", "Charts", "Zoetrope", "ZoetropeTesting"].map {
        .library(name: $0, targets: ["ZoetropeHosted"])
    }
}

// The plugin that builds the documentation (`make docs`). Dependent packages do not fetch it.
if Context.environment["ZOETROPE_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// MARK: Folders

/// The folders that hold modules, lowest layer first.
let layers = [
    "CLibraries", "Runtime", "Base", "Base/Support", "Graphics", "UI", "Engine", "Apple/Core", "Apple/Facades",
    "Apple/Stubs", "Apple", "Testing", "Tools",
]
for target in package.targets where target.path == nil && target.type != .test && target.type != .plugin {
    let folders = layers.map { "Sources/\($0)/\(target.name)" }
    target.path = folders.first { FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0)") }
}

// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The modules by folder, lowest layer first. After a colon: the modules that a module imports. If it imports a module
/// and also others below that module, only the higher one is listed. Tests also import the module in their name.
/// `make lint` compares this table with the sources (Tools/modules). Sources/README.md says what each module contains.
///
/// `-`: compiled without optimization, as it is not on the path of a frame (CONTRIBUTING.md has the measurements).
/// `+`: a test that is optimized, as it computes reference images.
/// `*`: infers isolated conformances, so that `struct MyView: View, Animatable` compiles as with Apple's SDK.
let table = """
    Sources/CLibraries
        CDeflate CFonts CMessageDigest CYAML CImageFiles
    Sources/Runtime
        CHashing CMemory CRuntime CSystem; Conformances CConformances: CRuntime
    Sources/Base
        AttributeValues ColorSpaces Geometry Motion UniformTypeIdentifiers-; FoundationAdditions-: CSystem
        Combine: OpenCombine; Support: CSystem; Sound: Support; DataModels: Support
        VirtualTime-*: CRuntime Combine Motion Sound
    Sources/Graphics
        CKernels Tolerances-; Drawing: Geometry; Raster: CKernels ColorSpaces Drawing
        Codecs: CDeflate CImageFiles CKernels ColorSpaces Drawing
        Typography: CFonts CMessageDigest Drawing Support; PixelAreas: Drawing Tolerances; SVGSyntax: Geometry
        ImageComparison: Codecs Raster SVGSyntax Support Tolerances; VectorImport-: PixelAreas SVGSyntax Support
        VectorExport-: Codecs Raster VectorImport; Quartz2D-: ColorSpaces Drawing VirtualTime
    Sources/UI
        CSymbolDrawings; SymbolData: Geometry; LayoutEngine: Motion; Styles: ColorSpaces Drawing Motion
        SymbolArt-: CRuntime CSymbolDrawings ColorSpaces Motion SymbolData Typography
        ViewGraph*: Conformances LayoutEngine Styles Typography VirtualTime
        LeafViews*: AttributeValues SymbolArt ViewGraph; Views*: LeafViews
        Interaction*: Views; SwiftUICore*: Interaction; Inspection-* Scrolling*: SwiftUICore
        CanvasViews*: Quartz2D SwiftUICore; UIKitTypes-*: CanvasViews UniformTypeIdentifiers
        Controls-*: FoundationAdditions Scrolling UIKitTypes; Screens-*: Controls; AppStructure-*: Screens
        PreviewSupport-*: Tolerances UIKitTypes
    Sources/Engine
        Zoetrope-: CYAML Inspection PreviewSupport Screens VectorExport
    Sources/Apple/Core
        NotificationTypes- SIMDVectors; OSLog-: FoundationAdditions; Keychain-: FoundationAdditions Quartz2D; URLLoading-: Keychain SwiftUICore
        AVFoundation-: UIKitTypes URLLoading; CoreImage-: UIKitTypes; SwiftUI: AppStructure NotificationTypes PreviewSupport URLLoading
        AppKitTypes-*: AVFoundation SwiftUI; CoreData-*: DataModels SwiftUI; SwiftData-*: CoreData
    Sources/Apple
        Charts-*: SwiftUI
    Sources/Apple/Facades
        _Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit; CoreGraphics-: Quartz2D; QuartzCore-: CoreGraphics UIKitTypes
        CoreText- ImageIO-: UIKitTypes; DeveloperToolsSupport-: PreviewSupport; UIKit-: CoreImage NotificationTypes PreviewSupport
        UserNotifications-: NotificationTypes; CoreTransferable-: SwiftUI; MobileCoreServices-: UniformTypeIdentifiers
    Sources/Apple/Stubs
        AppTrackingTransparency- Contacts- CoreLocation- CoreMotion- FoundationModels-* HealthKit- LocalAuthentication- SystemConfiguration- WatchConnectivity-
        AudioToolbox-: FoundationAdditions; BackgroundTasks- Network-: VirtualTime; Digests-: CMessageDigest VirtualTime; EventKit-: Quartz2D
        ActivityKit-* AppIntents-* AuthenticationServices-* CoreLocationUI-* LinkPresentation-* SafariServices-* StoreKit-* TipKit-* WebKit-*: SwiftUI
        MediaPlayer- MessageUI- PDFKit- PencilKit- QuickLook- VisionKit-: UIKitTypes; CoreHaptics- Speech-: AVFoundation
        AVKit-* SpriteKit-*: AVFoundation SwiftUI; CloudKit- WeatherKit-: CoreLocation; Photos-: AVFoundation CoreLocation; ContactsUI-: Contacts UIKitTypes; EventKitUI-: EventKit UIKitTypes; MapKit-*: CoreLocation SwiftUI; PassKit-*: Contacts SwiftUI
        CoreSpotlight-: UniformTypeIdentifiers; PhotosUI-*: Photos SwiftUI UIKit; AlarmKit-* WidgetKit-*: ActivityKit AppIntents
    Sources/Testing
        ScreenLint-: ImageComparison Zoetrope; SnapshotChecks-: ScreenLint; ZoetropeTesting-: CHashing SnapshotChecks
    .
        Scenes-*: AVFoundation SwiftUI Zoetrope
    Sources/Tools
        SwiftTokens; MacroExpansions-: SwiftTokens; PreviewsMacros-: MacroExpansions
        ViewCompiler-: CMessageDigest DataModels SwiftTokens; AgentServer-: ImageComparison ViewCompiler
        SceneArt: Codecs Sound; Benchmarks: Zoetrope; LivePreview-: CMessageDigest Support
        Commands-: AgentServer AppStructure ArgumentParser Benchmarks CHashing CMemory LivePreview SnapshotChecks
        render: Commands Scenes
    Tests
        ChapterSound-: AVFoundation SwiftUI; CountedFrames: Benchmarks SwiftUI; TestSupport-*: Codecs SwiftUICore
        CAllocations BenchmarksTests ColorSpacesTests DigestsTests DrawingTests MacroExpansionsTests SwiftTokensTests TolerancesTests
        RasterTests+ AgentServerTests SceneArtTests CodecsTests+ GeometryTests+ ImageComparisonTests LayoutEngineTests: TestSupport
        LivePreviewTests MotionTests SnapshotChecksTests* SoundTests StylesTests SupportTests SymbolArtTests TypographyTests: TestSupport
        VectorExportTests ViewCompilerTests AuthenticationServicesTests* CoreDataTests* SwiftDataTests* TipKitTests*: TestSupport
        ChartsTests* ScenesTests: TestSupport ZoetropeTesting; VectorImportTests: Raster TestSupport; AppStructureTests*: SwiftUI TestSupport
        InspectionTests* InteractionTests* LeafViewsTests* ScrollingTests* KeychainTests*: SwiftUI TestSupport
        ScreenLintTests* ViewsTests* VirtualTimeTests* ZoetropeTestingTests*: SwiftUI TestSupport
        CanvasViewsTests* ControlsTests*: SwiftUI TestSupport Zoetrope; ScreensTests*: SwiftUI TestSupport ZoetropeTesting
        ZoetropeTests: SwiftUI TestSupport UIKit; ViewGraphTests*: CConformances SwiftUI TestSupport
        AVFoundationTests: ChapterSound TestSupport Zoetrope; CommandTests: Commands Scenes TestSupport
        BudgetTests: Benchmarks CAllocations SwiftUI TestSupport; CoreImageTests* WidgetKitTests*: TestSupport Zoetrope
        FrameworksTests*: AlarmKit AppKitTypes CloudKit CoreHaptics CoreSpotlight DeveloperToolsSupport FoundationModels HealthKit ImageIO MapKit OSLog PassKit PencilKit QuartzCore SIMDVectors SpriteKit StoreKit TestSupport UIKit WebKit Zoetrope
    """

/// Parsed from the table: `modules` in its order; for each module, its `imports` and all modules `below` it.
var modules: [(name: String, path: String, marks: Substring)] = []
var (folder, imports, below) = ("", [String: [String]](), [String: Set<String>]())
let packages = ["ArgumentParser": "swift-argument-parser", "OpenCombine": "OpenCombine"]
for line in table.split(separator: "\n") {
    if !line.hasPrefix(" ") { folder = line + "/" }
    for entry in line.split(separator: ";") where line.hasPrefix(" ") {
        let words = entry.split(separator: ":").map { $0.split(separator: " ") }
        for word in words[0] {
            let name = String(word.prefix { !"-+*".contains($0) })
            let tested = name.hasSuffix("Tests") ? [String(name.dropLast(5))].filter { imports[$0] != nil } : []
            modules.append((name, (folder == "./" ? "" : folder) + name, word.dropFirst(name.count)))
            imports[name] = tested + words.dropFirst().joined().map(String.init)
            below[name] = imports[name]!.filter { packages[$0] == nil }.reduce(into: []) {
                $0.formUnion(below[$1]!.union([$1]))
            }
        }
    }
}
/// Modules linked or run without an import: `SwiftUI` draws without a host; `render` has all that views may import.
var links = [
    "PreviewSupport": ["PreviewsMacros"], "FoundationModels": ["PreviewsMacros"], "SwiftUI": ["Zoetrope"],
    "CoreGraphics": ["_Testing_CoreGraphics"], "CoreImage": ["_Testing_CoreImage"], "UIKit": ["_Testing_UIKit"],
    "BudgetTests": ["CountedFrames"],
    "render": ["CConformances"] + modules.filter { $0.path.hasPrefix("Sources/Apple") }.map(\.name),
]
let programs = ["SceneArt", "CountedFrames", "Fuzz", "render"]
/// The modules that are only module maps of C libraries: for each, its pkg-config name, then its Debian packages.
let libraries = [
    "CDeflate": ["libdeflate", "libdeflate-dev"], "CYAML": ["yaml-0.1", "libyaml-dev"],
    "CFonts": ["harfbuzz", "libharfbuzz-dev", "libfribidi-dev"], "CMessageDigest": ["libmd", "libmd-dev"],
]

// MARK: Flags. No command passes flags to the compiler, so that the program, tests and dependent packages share objects.
func isSet(_ variable: String) -> Bool { Context.environment["ZOETROPE_" + variable] != nil }
func frontend(_ flags: String...) -> [String] { flags.flatMap { ["-Xfrontend", $0] } }
/// ZOETROPE_PLAIN=1 omits flags that only add speed. ZOETROPE_SANITIZE=1 omits flags that sanitizers do not support
/// (docs/toolchain.md). ZOETROPE_SYMBOLS=1 keeps debug information and function names for debuggers and profilers.
let (isPlain, isSanitized, keepsSymbols) = (isSet("PLAIN"), isSet("SANITIZE"), isSet("SYMBOLS") || isSet("SANITIZE"))
/// `testable`: unoptimized modules that tests import with `@testable`. `countedAtStart`: those that `make cold` counts.
let testable = ["AgentServer", "Commands", "CoreImage", "LivePreview", "Screens", "ViewCompiler"]
let countedAtStart = ["Commands", "Zoetrope", "Screens", "Controls", "VirtualTime", "Scenes", "Quartz2D"]
func swiftSettings(_ name: String, marks: Substring) -> [SwiftSetting] {
    let isOptimized = name.hasSuffix("Tests") ? marks.contains("+") : !marks.contains("-")
    // One process per module; one section per function, of which the linker omits the unused; `-gnone` overrides `-g`.
    var flags = ["-no-emit-module-separately-wmo"] + frontend("-function-sections") + (isOptimized ? [] : ["-Onone"])
    flags += (keepsSymbols ? [] : frontend("-gnone")) + (testable.contains(name) ? ["-enable-testing"] : [])
    // Makes the compiled code create generic metadata by direct calls instead of by demangling names at run time.
    if !isPlain, isOptimized || countedAtStart.contains(name) {
        flags += frontend("-disable-concrete-type-metadata-mangled-name-accessors")
    }
    // The compiler does not verify its own output, which would take 3 % of the compile time.
    if !isPlain { flags += frontend("-sil-verify-none", "-disable-llvm-verify") }
    if !isPlain, !isSanitized { flags.append("-enforce-exclusivity=unchecked") }
    // The view code in these targets uses our additions to Foundation's types without importing their module.
    let visibility = ["ChapterSound", "Scenes"].contains(name) ? [] : ["MemberImportVisibility"]
    let upcoming = visibility + (marks.contains("*") ? ["InferIsolatedConformances"] : [])
    let isSwift5 = ["AttributeValues", "ChapterSound"].contains(name)
    return upcoming.map { .enableUpcomingFeature($0) } + (isSwift5 ? [.swiftLanguageMode(.v5)] : [])
        + [.unsafeFlags(flags)] + (isPlain ? [.define("ZOETROPE_PLAIN")] : [])
}

/// Links Swift's runtime statically, so that the program runs on machines without Swift.
let staticRuntime =
    ["-static-stdlib", "-lFoundation", "-lCoreFoundation", "-lFoundationInternationalization"]
    + ["-lFoundationEssentials", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections"]
    + ["-lswiftSwiftOnoneSupport", "-lswiftSynchronization", "-lswiftDispatch", "-ldispatch", "-lBlocksRuntime"]
/// Links at a fixed address, which needs no pointer relocation at start, and redirects conformance lookups through an
/// index (CConformances/README.md). `.build/archives` has a link to the compiler's libstdc++.a (Makefile).
let fastStart =
    ["-L\(Context.packageDirectory)/.build/archives", "-Xlinker", "--no-pie", "-Xlinker", "--no-export-dynamic"]
    + ["addNewDSOImage", "conformsToProtocol", "conformsToProtocolCommon", "conformsToProtocolWithExecutionContext"]
    .flatMap { ["-Xlinker", "--wrap=swift_" + $0] }
// Libraries that come in a package (Tools/toolchain) take precedence over those of the system.
let carried = ["-rpath", "$ORIGIN/../lib/zoetrope/runtime", "--disable-new-dtags"]
let stripped = ["--strip-all", "--icf=all", "-T", "\(Context.packageDirectory)/Tools/omit-unwinding.ld"]
let programFlags =
    (carried + (keepsSymbols ? [] : stripped)).flatMap { ["-Xlinker", $0] } + (isSanitized ? [] : staticRuntime)
    + (isPlain || isSanitized ? [] : fastStart)
// Applies to every product that contains a target with this setting.
let lld = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))
let linkerSettings: [String: [LinkerSetting]] = [
    "render": [.unsafeFlags(programFlags)], "Geometry": [lld], "SwiftTokens": [lld],
    "CImageFiles": ["png", "z", "jpeg", "webp", "webpmux", "webpdemux"].map { .linkedLibrary($0) },
    // ICU has the plural rules and the number formats. Foundation links the same library.
    "LeafViews": [.linkedLibrary("_FoundationICU")], "FoundationAdditions": [.linkedLibrary("_FoundationICU")],
]

// MARK: Targets
// For `make fuzz`: libFuzzer provides `main`, so the macro plugin, which has a `main` too, must not be linked.
if isSet("FUZZ") {
    modules.append(("Fuzz", "Tests/Fuzz", ""))
    links["Fuzz"] = ["SwiftUI", "Zoetrope", "Raster", "Codecs", "VectorImport", "Sound", "Drawing", "Geometry"]
    links["PreviewSupport"] = nil
}

let targets = modules.map { name, path, marks -> Target in
    // A target lists all modules below it, including indirect dependencies. SwiftPM recompiles a target only if a
    // listed module changes, and a change of an indirect dependency may change the layout of a value.
    let dependencies =
        below[name, default: []].union(links[name, default: []]).sorted().map { Target.Dependency.byName(name: $0) }
        + imports[name, default: []].compactMap { name in packages[name].map { .product(name: name, package: $0) } }
    let place = Context.packageDirectory + "/" + path + "/"
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let data = name.hasSuffix("Tests") ? ["Snapshots", "LineBreakSamples.txt"] : ["Glyphs"]
    let exclude = (["README.md"] + data + inner.map { $0 + "/README.md" })
        .filter { FileManager.default.fileExists(atPath: place + $0) }
    if let library = libraries[name] {
        return .systemLibrary(name: name, path: path, pkgConfig: library[0], providers: [.apt(Array(library[1...]))])
    }
    let target: Target =
        if name == "PreviewsMacros" {
            .macro(name: name, dependencies: dependencies, path: path, exclude: exclude)
        } else if programs.contains(name) {
            .executableTarget(name: name, dependencies: dependencies, path: path, exclude: exclude)
        } else if name.hasSuffix("Tests") {
            .testTarget(name: name, dependencies: dependencies, path: path, exclude: exclude)
        } else {
            .target(name: name, dependencies: dependencies, path: path, exclude: exclude)
        }
    target.swiftSettings = name == "Fuzz" ? nil : swiftSettings(name, marks: marks)
    target.linkerSettings = linkerSettings[name]
    target.cSettings = isPlain ? [.define("ZOETROPE_PLAIN")] : []
    // The first flag forbids fused multiply-add instructions, clang's default on arm64. The second optimizes debug
    // builds too: without it, blend.c takes a minute to compile.
    if target.name == "CKernels" {
        target.cSettings! += [.unsafeFlags(["-ffp-contract=off"]), .unsafeFlags(["-O2"], .when(configuration: .debug))]
    }
    return target
}

func plugin(_ name: String, _ verb: String, _ description: String, writes reason: String) -> Target {
    let intent = PluginCommandIntent.custom(verb: verb, description: description)
    let permission = PluginPermission.writeToPackageDirectory(reason: reason)
    return .plugin(name: name, capability: .command(intent: intent, permissions: [permission]))
}

let vended = ["SwiftUI", "UIKit", "AVFoundation", "Charts", "CoreData", "SwiftData", "Zoetrope", "ZoetropeTesting"]
let package = Package(
    name: "Zoetrope",
    products: [.executable(name: "render", targets: ["render"])] + vended.map { .library(name: $0, targets: [$0]) }
        + ["RenderPlugin", "SnapshotPlugin"].map { .plugin(name: $0, targets: [$0]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: targets + [
        plugin("RenderPlugin", "render", "Render the previews of the package.", writes: "Writes pictures."),
        plugin("SnapshotPlugin", "snapshot", "Compare previews with recorded pictures.", writes: "Records pictures."),
    ],
    swiftLanguageModes: [.v6]
)

// `render` sets ZOETROPE_HOSTED for packages that depend on this one. The products are empty, as the engine contains our
// modules. The dependency for a platform that is never built keeps the author's Package.resolved the same.
if isSet("HOSTED") {
    let never = TargetDependencyCondition.when(platforms: [.openbsd])
    let unused = packages.sorted { $0.key < $1.key }
        .map { Target.Dependency.product(name: $0, package: $1, condition: never) }
    package.targets = [.target(name: "ZoetropeHosted", dependencies: unused, path: "Sources/Engine/ZoetropeHosted")]
    package.products = vended.map { .library(name: $0, targets: ["ZoetropeHosted"]) }
}

// The plugin that builds the documentation (`make docs`). Dependent packages do not fetch it.
if isSet("DOCS") {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// SPDX-License-Identifier: MIT

/// The generated file that is compiled with an author's files: it lists the previews, apps and views, and declares
/// virtual time.
struct RegistrySource {
    var scan: DeclarationScan
    /// Views to make without arguments: those of the scan, except those that the compiler rejected.
    var views: [String]
    /// The modules whose previews are shown. A program may also contain previews of other packages.
    var modules: [String] = []
    /// Whether targets of packages are compiled into the module.
    var hasPackages = false
    /// The omitted code, one line each.
    var omissions: [String] = []
    /// The places of structures, by name.
    var places: [String: (file: String, line: Int)] = [:]
    /// The members that Xcode would generate for the author's catalogs.
    var symbols = CatalogSymbols()
    /// Whether the file is a module of its own, rather than a part of the author's.
    var isOwnModule = false
    /// Whether another module imports this one and shows something.
    var isLibrary = false

    /// Whether there is nothing to show.
    var isEmpty: Bool { !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty && views.isEmpty }

    private var placeWords: String {
        places.sorted { $0.key < $1.key }.map { name, place in
            "\(String(reflecting: name)): (\(String(reflecting: place.file)), \(place.line))"
        }.joined(separator: ", ")
    }

    /// The views that are made on the lines of some errors in `text`.
    func views(atLinesOf errors: [Diagnostic]) -> Set<String> {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wrong = errors.compactMap { lines.indices.contains($0.place.line - 1) ? lines[$0.place.line - 1] : nil }
        return Set(views.filter { view in wrong.contains { $0.contains("{ \(view)() }") } })
    }

    static let fileName = "ZoetropeRegistry.swift"

    var text: String {
        // Public, because the aliases below are public; imports may be internal by default.
        var lines =
            isOwnModule
            ? ["import Commands", "import Foundation", "import SwiftUI", ""]
            : ["import Commands", "public import Foundation", "public import SwiftUI", ""]
        if isOwnModule { lines += modules.map { "@testable import \($0)" } + [""] }
        // Files that import Foundation as well as SwiftUI need virtual time too. A name of the module itself takes
        // precedence.
        if !isOwnModule {
            lines += Self.virtualTime(besides: scan.types.union(scan.values))
            lines += Self.foundation(besides: scan.types)
        }
        if !isOwnModule { lines += symbols.declarations }
        // Each target of a package has its own `Bundle.module`; here the targets are one module.
        if hasPackages { lines += ["extension Bundle {", "    static var module: Bundle { .main }", "}", ""] }
        if isLibrary { return lines.joined(separator: "\n") }
        lines += [
            "@_cdecl(\"zoetrope_main\")",
            "public func __zoetropeMain(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {",
            "    PreviewProgram.run(",
            "        conformances: UnsafeRawBufferPointer(start: start, count: end - start),",
            "        modules: \(modules),",
            "        omissions: \(omissions),",
            "        places: [\(places.isEmpty ? ":" : placeWords)],",
            "        order: \(scan.providers.map { $0.split(separator: ".").last.map(String.init) ?? $0 })",
            "    ) {",
            "        [",
        ]
        // Each entry is something that the compiler may reject, so they are added only if there is nothing else to
        // show.
        // `ContentView` represents a folder without an app, whatever previews it has.
        let isBare = !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty
        if scan.apps.isEmpty {
            lines += views.filter { isBare || $0 == "ContentView" }.map {
                "            PreviewProgram.Entry(named: \"\($0)\") { \($0)() },"
            }
        }
        lines += ["        ] as [PreviewProgram.Entry]", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// Names that Foundation has on Apple's systems and SwiftUI has here, for files that import Foundation alone.
    static func foundation(besides types: Set<String>) -> [String] {
        ["LocalizedStringResource", "RelativeDateTimeFormatter"].filter { !types.contains($0) }
            .map { "public typealias \($0) = SwiftUI.\($0)" }
            + ["extension String {", "    public typealias LocalizationValue = LocalizedStringKey", "}", ""]
    }

    /// Makes random values the same in every rendering, including those of C and Foundation.
    private static func chance(besides types: Set<String>) -> [String] {
        let generator = "SystemRandomNumberGenerator"
        let lots = [
            (generator, "public typealias \(generator) = SwiftUI.VirtualRandomNumberGenerator"),
            ("arc4random", "@usableFromInline func arc4random() -> UInt32 { .random(in: 0 ... .max) }"),
            (
                "arc4random_uniform",
                "@usableFromInline func arc4random_uniform(_ bound: UInt32) -> UInt32 { .random(in: 0..<max(bound, 1)) }"
            ),
        ]
        return lots.filter { !types.contains($0.0) }.map(\.1)
            + ["extension UUID {", "    @usableFromInline init() { self = .virtuallyRandom() }", "}"]
    }

    /// Makes the clocks of the C library and of the process virtual.
    private static func clocks(besides types: Set<String>) -> [String] {
        // Parameters are optional where they are in the C library: other signatures would be further overloads.
        let functions = [
            ("time", "func time(_ place: UnsafeMutablePointer<time_t>?) -> time_t { VirtualCTime.time(place) }"),
            (
                "clock_gettime",
                "func clock_gettime(_ clock: clockid_t, _ place: UnsafeMutablePointer<timespec>) -> Int32 { "
                    + "VirtualCTime.clock_gettime(clock, place) }"
            ),
            (
                "gettimeofday",
                "func gettimeofday(_ place: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 { "
                    + "VirtualCTime.gettimeofday(place) }"
            ),
        ]
        return functions.filter { !types.contains($0.0) }.map { "@usableFromInline " + $0.1 } + [
            "extension ProcessInfo {", "    @usableFromInline var systemUptime: TimeInterval { virtualUptime }", "}",
        ]
    }

    /// Makes the current language, calendar and time zone those of the window.
    private static func surroundings(besides types: Set<String>) -> [String] {
        ["Locale", "Calendar", "TimeZone"].flatMap { type -> [String] in
            let members = ["current", "autoupdatingCurrent"].filter { !types.contains("\(type).\($0)") }
            return ["extension \(type) {"]
                + members.map { "    @usableFromInline static var \($0): \(type) { .hostCurrent }" } + ["}"]
        }
            + (types.contains("Locale.preferredLanguages")
                ? []
                : [
                    "extension Locale {",
                    "    @usableFromInline static var preferredLanguages: [String] { hostPreferredLanguages }", "}",
                ])
    }

    /// Declarations that make the files of a module use virtual time, and the host's files and localised strings.
    static func virtualTime(besides types: Set<String>) -> [String] {
        ["Timer", "DispatchQueue", "DispatchTime", "DispatchGroup"].filter { !types.contains($0) }
            // Public: the author's public functions may take these types, and use their members as default arguments.
            .map { "public typealias \($0) = SwiftUI.\($0)" } + chance(besides: types) + surroundings(besides: types)
            + clocks(besides: types)
            + [
                "", "extension Date {", "    @usableFromInline init() { self = .virtualNow }",
                "    @usableFromInline init(timeIntervalSinceNow interval: TimeInterval) { self = .virtualNow + interval }",
                types.contains("Date.now") ? "" : "    @usableFromInline static var now: Date { .virtualNow }",
                "    @usableFromInline var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }", "}",
                "",
                // Localised strings in the host's language. Value and table may both be nil.
                "extension Bundle {",
                "    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {",
                "        hostString(forKey: key, value: value, table: tableName)", "    }",
                // Files of the app, which is not in a bundle here.
                "    func path(forResource name: String?, ofType ext: String?) -> String? {",
                "        hostPath(forResource: name, ofType: ext)", "    }",
                "    func url(forResource name: String?, withExtension ext: String?) -> URL? {",
                "        hostPath(forResource: name, ofType: ext).map { URL(filePath: $0) }", "    }", "}", "",
            ]
    }
}

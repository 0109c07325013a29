// SPDX-License-Identifier: MIT

/// Generates the code and data that are linked with an author's files: declarations of virtual time, the views that can
/// be shown, and facts about the files.
struct RegistrySource {
    var scan: DeclarationScan
    /// Views to make without arguments: the views of the scan, except the views that the compiler rejected.
    var views: [String]
    /// The modules whose previews are shown. A program may also contain previews of other packages.
    var modules: [String] = []
    /// Whether the module also contains the files of package targets, which may use `Bundle.module`.
    var hasPackages = false
    /// The omitted code, one line each.
    var omissions: [String] = []
    /// The file and line of each structure's declaration, by the structure's name.
    var places: [String: (file: String, line: Int)] = [:]
    /// The members that Xcode would generate for the author's catalogs.
    var symbols = CatalogSymbols()
    /// Whether the generated file is a separate module. Otherwise it is compiled as a part of the author's module.
    var isOwnModule = false
    /// Whether the module is a library. A library gets no `entries`: only the main module lists views to show.
    var isLibrary = false

    var isEmpty: Bool { !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty && views.isEmpty }

    /// The facts about the author's files that are linked into the program.
    var record: ProgramRecord {
        ProgramRecord(
            modules: modules, omissions: omissions, places: places,
            order: scan.providers.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    }

    /// The views that cannot be created without arguments. The compiler reports an error in the generated line of each.
    func views(atLinesOf errors: [Diagnostic]) -> Set<String> {
        let lines = (entries ?? text).split(separator: "\n", omittingEmptySubsequences: false)
        let wrong = errors.compactMap { lines.indices.contains($0.place.line - 1) ? lines[$0.place.line - 1] : nil }
        return Set(views.filter { view in wrong.contains { $0.contains("{ \(view)() }") } })
    }

    static let fileName = "ZoetropeRegistry.swift"

    static let declarationsName = "ZoetropeDeclarations.swift"

    /// The declarations and the entries in one file, for type checks.
    var text: String {
        guard !isLibrary, let entries else { return declarations }
        return isOwnModule ? entries : entries + declarations
    }

    /// The declarations that are added to the author's module. They replace imported ones, so that for example `Date()`
    /// is virtual time even in files that import only Foundation. Edits rarely change this text, so its object file is
    /// cached.
    var declarations: String {
        // Public, because the aliases below are public; imports may be internal by default.
        var lines = ["public import Foundation", "public import SwiftUI", ""]
        lines += Self.virtualTime(besides: scan.types.union(scan.values)) + Self.foundation(besides: scan.types)
        lines += symbols.declarations
        // SwiftPM generates `Bundle.module` for each target. Here all targets are compiled as one module, so one
        // declaration serves all of them.
        if hasPackages { lines += ["extension Bundle {", "    static var module: Bundle { .main }", "}", ""] }
        return lines.joined(separator: "\n")
    }

    /// The code of a function that returns the views without arguments; nil if there are none.
    ///
    /// The compiler may still reject some of these views. Except `ContentView`, they are therefore included only if
    /// there are no previews and no app.
    var entries: String? {
        // Views without previews are shown only if there is nothing else. `ContentView` is the exception, because it
        // can represent the folder.
        let isBare = !scan.hasPreviewMacros && scan.providers.isEmpty && scan.apps.isEmpty
        let shown = views.filter { isBare || $0 == "ContentView" }
        guard scan.apps.isEmpty, !shown.isEmpty else { return nil }
        let lines =
            ["import Commands", ""]
            + (isOwnModule ? modules.map { "@testable import \($0)" } + [""] : []) + [
                "@_cdecl(\"zoetrope_entries\")",
                "public func __zoetropeEntries(_ result: UnsafeMutableRawPointer) {",
                "    result.assumingMemoryBound(to: [PreviewProgram.Entry].self).pointee = [",
            ] + shown.map { "        PreviewProgram.Entry(named: \"\($0)\") { \($0)() }," } + ["    ]", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// Names that Apple declares in Foundation, but Zoetrope in SwiftUI. Files that import only Foundation get
    /// them from here.
    static func foundation(besides types: Set<String>) -> [String] {
        [
            "CustomLocalizedStringResourceConvertible", "LocalizedStringResource", "PersonNameComponentsFormatter",
            "RelativeDateTimeFormatter",
        ].filter {
            !types.contains($0)
        }
        .map { "public typealias \($0) = SwiftUI.\($0)" }
            + ["extension String {", "    public typealias LocalizationValue = LocalizedStringKey", "}", ""]
    }

    /// Replaces the random generators of Swift, the C library and Foundation, so that every rendering gets the
    /// same random values.
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
        // The signatures equal those of the C library, including optional parameters. Otherwise a function would be a
        // second overload instead of a replacement.
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

    /// Replaces the machine's current locale, calendar and time zone by those of the rendered view.
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

    /// Declarations for an author's module. They replace real time by virtual time, random numbers by fixed ones, the
    /// machine's locale by the view's, and the bundle's files by the app's.
    ///
    /// - Parameter types: Types and members that the author declares. They are not replaced.
    static func virtualTime(besides types: Set<String>) -> [String] {
        ["Timer", "DispatchQueue", "DispatchTime", "DispatchGroup"].filter { !types.contains($0) }
            // The aliases are public, because the author's public functions may take these types, or use their
            // members as default arguments.
            .map { "public typealias \($0) = SwiftUI.\($0)" } + chance(besides: types) + surroundings(besides: types)
            + clocks(besides: types)
            + [
                "", "extension Date {", "    @usableFromInline init() { self = .virtualNow }",
                "    @usableFromInline init(timeIntervalSinceNow interval: TimeInterval) { self = .virtualNow + interval }",
                types.contains("Date.now") ? "" : "    @usableFromInline static var now: Date { .virtualNow }",
                "    @usableFromInline var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }", "}",
                "extension Calendar {",
                "    @usableFromInline func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .virtualNow) }",
                "    @usableFromInline func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromNow: 1) }",
                "    @usableFromInline func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromNow: -1) }",
                "}",
                "",
                // Replaces `localizedString` to use the host's language. As in Foundation, `value` and `table` may be
                // nil.
                "extension Bundle {",
                "    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {",
                "        hostString(forKey: key, value: value, table: tableName)", "    }",
                // View code runs without an app bundle, so the host looks up the app's files instead.
                "    func path(forResource name: String?, ofType ext: String?) -> String? {",
                "        hostPath(forResource: name, ofType: ext)", "    }",
                "    func url(forResource name: String?, withExtension ext: String?) -> URL? {",
                "        hostPath(forResource: name, ofType: ext).map { URL(filePath: $0) }", "    }",
                "    @usableFromInline nonisolated var infoDictionary: [String: Any]? { hostInfoDictionary }",
                "    @usableFromInline nonisolated var bundleIdentifier: String? { hostIdentifier }",
                "    nonisolated func object(forInfoDictionaryKey key: String) -> Any? { hostInfoDictionary?[key] }",
                "}",
                "",
                "extension NotificationCenter {", "    @discardableResult nonisolated func addObserver(",
                "        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,",
                "        using block: @escaping @Sendable (Notification) -> Void", "    ) -> any NSObjectProtocol {",
                "        hostAddObserver(forName: name, object: obj, queue: queue, using: block)", "    }", "}", "",
            ]
    }
}

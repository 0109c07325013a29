// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The author's files in the form that a check compiles. A file with blanked imports or rewritten code is
/// compiled from a copy in which all lines keep their numbers.
struct SourceCopies {
    /// The author's files, named as in reports.
    let files: [String]
    /// The path to compile for each of `files`: the file itself or a copy.
    private(set) var paths: [String]
    private(set) var texts: [String]
    private let folder: String
    /// File names that occur several times: the compiler refuses two files of one name in a module.
    private let sharedNames: Set<String>

    init(
        _ sources: SourceSet, _ texts: [String], _ spellings: AppleSpellings, folder: String
    ) throws {
        // Diagnostics name standard input `stdin.swift`, not the cache file in which it is stored.
        files = sources.path == "-" ? ["stdin.swift"] : sources.files
        (paths, self.texts, self.folder) = (sources.files, texts, folder)
        let counts = files.reduce(into: [:]) { $0[($1 as NSString).lastPathComponent, default: 0] += 1 }
        sharedNames = Set(counts.filter { $0.value > 1 }.keys)
        for index in texts.indices {
            let other = spellings.translation(of: texts[index])
            if let other { self.texts[index] = other }
            let isUnsaved = CompileService.unsaved[files[index]] != nil
            if other != nil || isUnsaved || sharedNames.contains((files[index] as NSString).lastPathComponent) {
                try copy(index)
            }
        }
    }

    /// Writes the current text of a file to a copy, which is compiled instead.
    private mutating func copy(_ index: Int) throws {
        let name = (files[index] as NSString).lastPathComponent
        let place = "\(folder)/\(index)"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        paths[index] = sharedNames.contains(name) ? "\(place)/\(index)-\(name)" : "\(place)/\(name)"
        try FileSystem.write(texts[index], to: paths[index])
    }

    /// The diagnostic with the path of the author's file in place of the path of its copy.
    func original(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        if let index = paths.firstIndex(of: diagnostic.place.file) { result.place.file = files[index] }
        return result
    }

    /// The diagnostics in the order of the files and lines, because parallel processes report them in varying order.
    func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let order = Dictionary(zip(files, files.indices), uniquingKeysWith: { one, _ in one })
        return diagnostics.sorted { one, other in
            let (first, second) = (one.place, other.place)
            return (order[first.file] ?? .max, first.line, first.column, one.message)
                < (order[second.file] ?? .max, second.line, second.column, other.message)
        }
    }

    /// Blanks the `import` statements of some modules.
    ///
    /// - Parameter found: Receives the names of the modules, each with the places of its imports.
    mutating func blankImports(of modules: Set<String>, into found: inout [String: [Diagnostic.Place]]) throws {
        guard !modules.isEmpty else { return }
        for (index, file) in files.enumerated() {
            // Each text is searched once for all modules, as most files import none of them.
            let imported = ImportStatements.modules(in: texts[index]).intersection(modules)
            for module in imported.sorted() { blankImports(of: module, in: index, file, into: &found) }
            if !imported.isEmpty { try copy(index) }
        }
    }

    /// Blanks the `import` statements of one module. Returns the indices of the changed files.
    private mutating func blankImports(
        of module: String, into modules: inout [String: [Diagnostic.Place]]
    ) -> Set<Int> {
        Set(
            files.enumerated().compactMap { index, file in
                blankImports(of: module, in: index, file, into: &modules) ? index : nil
            })
    }

    /// Blanks the `import` statements of a module in one file. Returns whether there are any.
    @discardableResult private mutating func blankImports(
        of module: String, in index: Int, _ file: String, into modules: inout [String: [Diagnostic.Place]]
    ) -> Bool {
        var places: [(line: Int, column: Int)] = []
        let rest = ImportStatements.blank([module], in: texts[index], places: &places)
        guard !places.isEmpty else { return false }
        texts[index] = rest
        modules[module, default: []] += places.map { .init(file: file, line: $0.line, column: $0.column) }
        return true
    }

    /// Blanks the `import` statements of the modules that the compiler did not find.
    ///
    /// - Parameter modules: Receives the modules' names, each with the places of its imports.
    /// - Returns: Whether an import was blanked.
    mutating func blankImports(
        of diagnostics: [Diagnostic], into modules: inout [String: [Diagnostic.Place]]
    ) throws -> Bool {
        var changed: Set<Int> = []
        for diagnostic in diagnostics where diagnostic.isError {
            guard case .noModule(let name) = DiagnosticSubject(diagnostic.message),
                let index = files.firstIndex(of: diagnostic.place.file),
                let text = ImportStatements.blank(name, inLine: diagnostic.place.line, of: texts[index])
            else { continue }
            texts[index] = text
            // A missing submodule, such as `UIKit.UIGestureRecognizerSubclass`, counts as its module.
            let module = String(name.prefix { $0 != "." })
            modules[module, default: []].append(diagnostic.place)
            changed.insert(index)
            // The compiler reports one import at a time. Blanking the module's imports in all files saves further runs.
            changed.formUnion(blankImports(of: module, into: &modules))
        }
        for index in changed { try copy(index) }
        return !changed.isEmpty
    }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The files of an author as they are compiled for a check: copies where something in them is blanked or said in words that our
/// compiler knows, with the same lines.
struct SourceCopies {
    /// The author's files, as they are told of.
    let files: [String]
    /// What is compiled, in the same order.
    private(set) var paths: [String]
    private(set) var texts: [String]
    private let folder: String
    /// Names that several files have: the compiler refuses two of one name in a module.
    private let sharedNames: Set<String>

    init(_ sources: SourceSet, _ texts: [String], folder: String) throws {
        // Standard input is kept in a file that nobody knows.
        files = sources.path == "-" ? ["stdin.swift"] : sources.files
        (paths, self.texts, self.folder) = (sources.files, texts, folder)
        let counts = files.reduce(into: [:]) { $0[($1 as NSString).lastPathComponent, default: 0] += 1 }
        sharedNames = Set(counts.filter { $0.value > 1 }.keys)
        for index in texts.indices {
            let other = AppleSpellings.translation(of: texts[index])
            if let other { self.texts[index] = other }
            if other != nil || sharedNames.contains((files[index] as NSString).lastPathComponent) { try copy(index) }
        }
    }

    /// Writes the present text of a file, which is compiled instead.
    private mutating func copy(_ index: Int) throws {
        let name = (files[index] as NSString).lastPathComponent
        let place = "\(folder)/\(index)"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        paths[index] = sharedNames.contains(name) ? "\(place)/\(index)-\(name)" : "\(place)/\(name)"
        try texts[index].write(toFile: paths[index], atomically: false, encoding: .utf8)
    }

    /// The same with the author's path in place of that of a copy.
    func original(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        if let index = paths.firstIndex(of: diagnostic.place.file) { result.place.file = files[index] }
        return result
    }

    /// Blanks the imports of modules that are missing.
    ///
    /// - Parameter modules: what was found, with the places.
    /// - Returns: whether there was one.
    mutating func blankImports(
        of diagnostics: [Diagnostic], into modules: inout [String: [Diagnostic.Place]]
    ) throws -> Bool {
        var changed: Set<Int> = []
        for diagnostic in diagnostics where diagnostic.isError {
            guard case .noModule(let name) = Complaint(diagnostic.message),
                let index = files.firstIndex(of: diagnostic.place.file),
                let text = ImportStatements.blank(name, inLine: diagnostic.place.line, of: texts[index])
            else { continue }
            texts[index] = text
            // Of a part of a module, like `UIKit.UIGestureRecognizerSubclass`, the whole is missing.
            let module = String(name.prefix { $0 != "." })
            modules[module, default: []].append(diagnostic.place)
            changed.insert(index)
            // The compiler names one at a time: the same in all other files would each be another compilation.
            for (index, file) in files.enumerated() {
                var places: [(line: Int, column: Int)] = []
                let rest = ImportStatements.blank([module], in: texts[index], places: &places)
                guard !places.isEmpty else { continue }
                texts[index] = rest
                modules[module]! += places.map { .init(file: file, line: $0.line, column: $0.column) }
                changed.insert(index)
            }
        }
        for index in changed { try copy(index) }
        return !changed.isEmpty
    }
}

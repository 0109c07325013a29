// SPDX-License-Identifier: MIT

/// Asks the compiler which names exist, with a generated file that has one line for each name.
///
/// The errors in the author's files name only some of the missing names. After a missing name, the compiler does not
/// report errors about the rest of the expression.
package struct NameProbe {
    let names: [NameFamily.Name]
    package let source: String
    private let firstLine: Int

    /// - Parameter imports: The modules to import besides SwiftUI. All must exist, because a missing one hides other
    ///   errors.
    package init(_ names: Set<NameFamily.Name>, imports: Set<String>) {
        self.names = names.sorted { ($0.kind.rawValue, $0.text) < ($1.kind.rawValue, $1.text) }
        let head = imports.union(["SwiftUI"]).sorted().map { "import \($0)" }
        firstLine = head.count + 1
        source = (head + self.names.enumerated().map { Self.line($1, $0) }).joined(separator: "\n") + "\n"
    }

    /// Modifiers of toolbar items, which views do not have.
    private static let ofToolbarContent: Set = ["sharedBackgroundVisibility", "visibilityPriority"]

    private static func line(_ name: NameFamily.Name, _ index: Int) -> String {
        let text = name.text
        return switch name.kind {
        case .attribute: "typealias Probe\(index) = \(text)"
        case .modifier where ofToolbarContent.contains(text):
            "let probe\(index) = { (item: ToolbarItem<(), EmptyView>) in item.\(text) }"
        case .modifier: "let probe\(index) = { (view: EmptyView) in view.\(text) }"
        case .environment: "let probe\(index) = \\EnvironmentValues.\(text)"
        // Types and functions share one form, because a C function may have the name of a type. If the type exists, the
        // compiler reports another error than a missing name.
        case .type, .function: "let probe\(index) = \(text)"
        case .literal:
            text == "colorLiteral"
                ? "let probe\(index) = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
                : "let probe\(index) = #\(text)(resourceName: \"a\")"
        case .member:
            // Probes a static member of `ShapeStyle`, such as `.thinMaterial`. It only resolves where a style is
            // expected.
            "let probe\(index) = { (view: EmptyView) in view.foregroundStyle(.\(text.drop { $0 != "." }.dropFirst())) }"
        // The compiler names missing macros in the author's files, so they need no probe.
        case .macro: "// \(text)"
        }
    }

    /// The missing names, by the compiler's diagnostics for `source`.
    package func missing(in diagnostics: [Diagnostic]) -> Set<NameFamily.Name> {
        var missing: Set<NameFamily.Name> = []
        for diagnostic in diagnostics where diagnostic.isError {
            let index = diagnostic.place.line - firstLine
            guard names.indices.contains(index) else { continue }
            let name = names[index]
            let last = name.text.split(separator: ".").last.map(String.init)
            switch DiagnosticSubject(diagnostic.message) {
            case .noName(let text) where name.text == text || name.text.hasPrefix(text + "."): missing.insert(name)
            case .noMember(let text, of: _) where text == last: missing.insert(name)
            case .vague where name.kind == .member: missing.insert(name)
            default: if name.kind == .literal { missing.insert(name) }
            }
        }
        return missing
    }
}

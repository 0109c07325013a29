// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The public names of our modules, read from the symbol graphs of `swift-symbolgraph-extract` (`Tools/symbols`).
package struct ExistingNames {
    /// Names that are not members; nested types with their owners: `Color`, `Text.Case`, `withAnimation`.
    private var standing: Set<String> = []
    /// Methods, properties, cases, initializers and nested types, by owner.
    private var members: [String: Set<String>] = [:]
    /// The number of overloads of each member, by its path.
    private var overloads: [String: Int] = [:]
    /// For each modifier, the numbers of overloads that have no effect or are not supported.
    private var unchanged: [String: UnchangedModifier] = [:]
    /// Types of ours that only store their arguments, because they stand in for types of Apple's other frameworks.
    private var standIns: Set<String> = []
    /// The types that a type conforms to, inherits from, or is an alias of.
    private var parents: [String: Set<String>] = [:]
    /// The paths of symbols, by identifier.
    private var paths: [String: String] = [:]
    /// Type aliases, and the symbols they stand for.
    private var aliases: [(path: String, symbol: String)] = []

    package init() {}

    private struct UnchangedModifier {
        var withoutEffect = 0
        var unsupported = 0
        var partly = 0
    }

    /// How well we support a name that code uses.
    package enum Support { case missing, works, withoutEffect, unsupported, standIn }

    /// - Parameter folder: The folder with the files `*.symbols.json`, `modifiers.tsv` from `Tools/modifiers` and
    ///   `stand-ins.txt` from `Tools/stand-ins`.
    package init(symbolsIn folder: String) throws(ViewCompilerError) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let files = names.filter { $0.hasSuffix(".symbols.json") }
        if files.isEmpty { throw .failed("\(folder): no symbol graphs in there; Tools/symbols makes them") }
        for name in files {
            let path = "\(folder)/\(name)"
            do {
                let bytes = try FileSystem.bytes(of: path, limit: 64 << 20, expected: "a symbol graph")
                try add(JSONDecoder().decode(SymbolGraph.self, from: Data(bytes)))
            } catch {
                throw .unreadable("\(path): \(error)")
            }
        }
        if let list = try? FileSystem.bytes(of: "\(folder)/modifiers.tsv", limit: 1 << 20, expected: "a list") {
            for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                // Skips overloads marked `standard`: they request what the engine always does.
                guard fields.count > 3, fields[3] != "standard" else { continue }
                let path = "\(fields[0]).\(fields[1])"
                if fields[2] == "no effect" { unchanged[path, default: .init()].withoutEffect += 1 }
                if fields[2] == "not supported" { unchanged[path, default: .init()].unsupported += 1 }
                if fields[2] == "partly" { unchanged[path, default: .init()].partly += 1 }
            }
        }
        if let list = try? FileSystem.bytes(of: "\(folder)/stand-ins.txt", limit: 1 << 20, expected: "a list") {
            standIns = Set(String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        for alias in aliases {
            if let other = paths[alias.symbol] { parents[alias.path, default: []].insert(other) }
        }
    }

    /// Modules that view code cannot import. Public modules re-export these types under other names, so only the
    /// members are collected.
    private static let hidden: Set = ["Drawing"]

    private struct SymbolGraph: Decodable {
        struct Module: Decodable { var name: String }
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }
            struct Identifier: Decodable { var precise: String }
            struct Fragment: Decodable { var preciseIdentifier: String? }
            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var declarationFragments: [Fragment]?
        }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }
        var module: Module
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private mutating func add(_ graph: SymbolGraph) {
        let prefix = Self.hidden.contains(graph.module.name) ? "\(graph.module.name)/" : ""
        let types: Set = ["struct", "class", "enum", "protocol", "typealias", "associatedtype"]
        for symbol in graph.symbols {
            let components = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
            guard let name = components.last else { continue }
            let path = prefix + components.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            let isMember = components.count > 1
            let kind = String(symbol.kind.identifier.dropFirst("swift.".count))
            if !isMember || types.contains(kind) { standing.insert(path) }
            if isMember { overloads[path, default: 0] += 1 }
            if isMember { members[prefix + components.dropLast().joined(separator: "."), default: []].insert(name) }
            if kind == "typealias" {
                aliases += symbol.declarationFragments?.compactMap(\.preciseIdentifier).map { (path, $0) } ?? []
            }
        }
        for relation in graph.relationships where relation.kind == "conformsTo" || relation.kind == "inheritsFrom" {
            guard let source = paths[relation.source] else { continue }
            // The graph has no symbol for a type of another module, only the name `Module.Type`.
            let fallback = relation.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
            if let target = paths[relation.target] ?? fallback { parents[source, default: []].insert(target) }
        }
    }

    /// How far a name is supported. A modifier counts as `works` if at least one of its overloads has an effect.
    package func support(of name: NameFamily.Name) -> Support {
        guard contains(name) else { return .missing }
        if name.kind == .type, standIns.contains(name.text) { return .standIn }
        guard name.kind == .modifier || name.kind == .member else { return .works }
        let path = name.kind == .modifier ? "View.\(name.text)" : name.text
        guard let found = unchanged[path] else { return .works }
        // An overload that supports some arguments does not help if another one does nothing.
        let partly = found.unsupported > 0 ? found.partly : 0
        guard found.withoutEffect + found.unsupported + partly >= overloads[path] ?? 0 else { return .works }
        return found.unsupported > 0 ? .unsupported : .withoutEffect
    }

    package func contains(_ name: NameFamily.Name) -> Bool {
        switch name.kind {
        case .type, .attribute, .macro, .function: return stands(name.text)
        // The literals are the language's. The module of UIKit has the types of these two.
        case .literal: return ["colorLiteral", "imageLiteral"].contains(name.text)
        case .modifier: return has(name.text, of: "View")
        case .environment: return has(name.text, of: "EnvironmentValues")
        case .member:
            let parts = name.text.split(separator: ".")
            return has(String(parts.last ?? ""), of: parts.dropLast().joined(separator: "."))
        }
    }

    private func stands(_ path: String) -> Bool {
        if standing.contains(path) { return true }
        let parts = path.split(separator: ".")
        return parts.count > 1 && has(String(parts.last ?? ""), of: parts.dropLast().joined(separator: "."))
    }

    /// Whether a type has a member, itself or through its parents.
    private func has(_ member: String, of owner: String) -> Bool {
        var seen: Set<String> = []
        var open = [owner]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if members[next]?.contains(member) == true { return true }
            // The compiler synthesises `allCases`, so no symbol graph lists this member.
            if next == "CaseIterable", member == "allCases" { return true }
            open += parents[next] ?? []
        }
        return false
    }
}

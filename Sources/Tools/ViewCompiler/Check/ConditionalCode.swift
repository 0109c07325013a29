// SPDX-License-Identifier: MIT

/// Evaluates `#if` directives, line by line, to find the code that is compiled.
struct ConditionalCode {
    /// The compilation conditions that hold, such as `DEBUG`.
    var flags: Set<String>
    /// The answer to `#if canImport(Module)`.
    var hasModule: (String) -> Bool

    /// The `#if` blocks around the current line, from the outermost. `isTaken` is whether one of the block's
    /// branches has been compiled, `isActive` whether the current one is. `missing` are the modules that its conditions
    /// name and that do not exist.
    private var branches: [(isTaken: Bool, isActive: Bool, missing: [String])] = []

    init(flags: Set<String>, hasModule: @escaping (String) -> Bool) {
        (self.flags, self.hasModule) = (flags, hasModule)
    }

    var isActive: Bool { branches.allSatisfy(\.isActive) }

    /// A module that does not exist, and that a condition around the current line names; nil if there is none.
    var missingModule: String? { branches.lazy.flatMap(\.missing).last }

    /// Evaluates a line that is a directive, such as `#if` or `#else`.
    ///
    /// - Returns: false if the line is no directive.
    mutating func take(_ line: Substring) -> Bool {
        let text = line.drop { $0.isWhitespace }
        if text.hasPrefix("#if") {
            let holds = holds(text.dropFirst(3))
            branches.append((holds, holds, missingModules(in: text)))
        } else if text.hasPrefix("#elseif"), let last = branches.indices.last {
            let holds = !branches[last].isTaken && holds(text.dropFirst(7))
            branches[last] = (
                branches[last].isTaken || holds, holds, branches[last].missing + missingModules(in: text)
            )
        } else if text.hasPrefix("#else"), let last = branches.indices.last {
            branches[last] = (true, !branches[last].isTaken, branches[last].missing)
        } else if text.hasPrefix("#endif") {
            _ = branches.popLast()
        } else {
            return false
        }
        return true
    }

    private func missingModules(in line: Substring) -> [String] {
        line.split(separator: "canImport(").dropFirst().map { String($0.prefix { !",.) ".contains($0) }) }
            .filter { !hasModule($0) }
    }

    /// Whether a condition such as `os(Linux) && DEBUG` holds on Linux.
    private func holds(_ condition: Substring) -> Bool {
        let code = condition.firstRange(of: "//").map { condition[..<$0.lowerBound] } ?? condition
        var rest = code.filter { !$0.isWhitespace }[...]
        return either(&rest)
    }

    private func either(_ rest: inout Substring) -> Bool {
        var result = both(&rest)
        while rest.hasPrefix("||") {
            rest = rest.dropFirst(2)
            let next = both(&rest)
            result = result || next
        }
        return result
    }

    private func both(_ rest: inout Substring) -> Bool {
        var result = single(&rest)
        while rest.hasPrefix("&&") {
            rest = rest.dropFirst(2)
            let next = single(&rest)
            result = result && next
        }
        return result
    }

    private func single(_ rest: inout Substring) -> Bool {
        if rest.first == "!" {
            rest = rest.dropFirst()
            return !single(&rest)
        }
        if rest.first == "(" {
            rest = rest.dropFirst()
            let result = either(&rest)
            rest = rest.dropFirst()
            return result
        }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        guard rest.first == "(" else { return word == "true" || flags.contains(String(word)) }
        let argument = rest.dropFirst().prefix { $0 != ")" }
        rest = rest.dropFirst(argument.count + 2)
        switch word {
        case "os": return argument == "Linux"
        case "canImport": return hasModule(String(argument.prefix { $0 != "," && $0 != "." }))
        // `>=` always holds, because our compiler is newer than any version in such a condition.
        case "swift", "compiler": return argument.hasPrefix(">=")
        case "hasFeature", "hasAttribute", "arch": return true
        default: return false
        }
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Views that attack the machine on which they are rendered.
enum HostileView {
    /// A source file with a view whose body runs the statements of `attack`.
    static func file(_ attack: String, named name: String = "Hostile") -> String {
        """
        import Foundation
        import Glibc
        struct \(name): View { var body: some View { let _ = attack(); Color.red.frame(width: 10, height: 10) } }
        #Preview(traits: .sizeThatFitsLayout) { \(name)() }
        private nonisolated func say(_ what: String) { FileHandle.standardError.write(Data(("SAID " + what + "\\n").utf8)) }
        private nonisolated func run(_ words: [String]) {
            var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
            var number: pid_t = 0
            let failure = posix_spawn(&number, words[0], nil, nil, &arguments, nil)
            if failure != 0 { return say("cannot spawn") }
            var status: Int32 = 0
            waitpid(number, &status, 0)
        }
        private nonisolated(unsafe) var hasAttacked = false
        private nonisolated func attack() {
            if hasAttacked { return }
            hasAttacked = true
            \(attack)
        }

        """
    }

    /// Statements that replace the running program by `sleep`.
    static func execution(of word: String) -> String {
        #"""
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("\#(word)"), nil]
        execv("/bin/sleep", &words)
        """#
    }

    /// The lines that an attack has printed, without their mark.
    static func said(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("SAID ") }.map { String($0.dropFirst(5)) }
    }

    /// The processes on this machine with a word in their arguments.
    static func processes(with word: String) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { number in
            let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
            return words.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
        }
    }

    /// Waits until no process has `word` in its arguments. Returns false after `seconds`.
    static func areGone(_ word: String, seconds: Double = 5) -> Bool {
        for _ in 0..<Int(seconds * 50) {
            if processes(with: word).isEmpty { return true }
            usleep(20_000)
        }
        return false
    }
}

import Foundation

/// The process in which an author's code runs: whatever that does, it ends that process alone.
package enum AuthorProcess {
    package enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Runs a program with the streams of this one, and waits for its end.
    ///
    /// - Parameters:
    ///   - name: what it takes itself to be called.
    ///   - environment: in place of our own.
    package static func run(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String]
    ) throws(WorkshopError) -> Ending {
        var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
        var surroundings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var number: pid_t = 0
        let failure = posix_spawn(&number, program, nil, nil, &words, &surroundings)
        guard failure == 0 else { throw .failed("\(program): \(String(cString: strerror(failure)))") }
        var status: Int32 = 0
        while waitpid(number, &status, 0) == -1, errno == EINTR {}
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }
}

// SPDX-License-Identifier: MIT

import CSystem
import Foundation

/// A process with an author's code that answers requests: one line per request, one line per answer. It is killed when
/// this object is released, and ends with the thread that started it if the program asks for that
/// (`signals_end_with_parent`).
package final class AuthorServer {
    private let number: pid_t
    private let (inlet, outlet): (Int32, Int32)
    private var received: [UInt8] = []

    /// - Parameters:
    ///   - name: `argv[0]` of the program.
    ///   - errors: The file to which its standard error is appended.
    package init(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String], errors: String
    ) throws(ViewCompilerError) {
        var orders: [Int32] = [-1, -1], answers: [Int32] = [-1, -1]
        guard programs_pipe(&orders) == 0, programs_pipe(&answers) == 0 else {
            for end in orders + answers where end >= 0 { close(end) }
            throw .failed("no pipe can be made")
        }
        let started = Result { () throws(ViewCompilerError) in
            try AuthorProcess.start(program, as: name, arguments, environment: environment) { actions in
                posix_spawn_file_actions_adddup2(&actions, orders[0], STDIN_FILENO)
                posix_spawn_file_actions_adddup2(&actions, answers[1], STDOUT_FILENO)
                posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            }
        }
        close(orders[0])
        close(answers[1])
        do {
            number = try started.get()
        } catch {
            close(orders[1])
            close(answers[0])
            throw error
        }
        (inlet, outlet) = (orders[1], answers[0])
    }

    deinit {
        close(inlet)
        close(outlet)
        kill(number, SIGKILL)
        var status: Int32 = 0
        while waitpid(number, &status, 0) == -1, errno == EINTR {}
    }

    /// Sends a request and waits for the answer.
    ///
    /// - Returns: The answer; nil if the process has ended.
    package func ask(_ line: String) -> String? {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(inlet, $0.baseAddress!, $0.count) }
            if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return nil }
        }
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            let count = read(outlet, &buffer, buffer.count)
            if count > 0 { received += buffer[..<count] } else if count == 0 || errno != EINTR { return nil }
        }
    }
}

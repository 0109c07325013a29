// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Support

/// A process with an author's code that answers requests: one line per request, one line per answer. It ends, with all of
/// its descendants, when this object is released.
package final class AuthorServer {
    package enum Answer: Equatable {
        case line(String)
        /// The process ended before it answered.
        case ended
        /// The process made no progress within the time limit, and was ended.
        case timedOut(seconds: Double)
        case tooManyProcesses(limit: Int)
        case tooMuchMemory(limit: Int)
    }

    private let running: SupervisedProgram
    private let seconds: Double
    private let (inlet, outlet, signs): (Int32, Int32, Int32)
    private var received: [UInt8] = []

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - name: `argv[0]` of the program.
    ///   - errors: The file to which the program's standard error is appended.
    package init(
        _ program: String, as name: String, _ arguments: [String], environment: [String: String], errors: String,
        supervision: Supervision = Supervision()
    ) throws(ViewCompilerError) {
        var orders: [Int32] = [-1, -1], answers: [Int32] = [-1, -1], signs: [Int32] = [-1, -1]
        let file = open(errors, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        func closeAll(_ files: [Int32]) { for file in files where file >= 0 { close(file) } }
        guard file >= 0, programs_pipe(&orders) == 0, programs_pipe(&answers) == 0, programs_pipe(&signs) == 0 else {
            let reason = String(cString: strerror(errno))
            closeAll(orders + answers + signs + [file])
            throw .failed("no pipe can be made: \(reason)")
        }
        var environment = environment
        environment[Supervision.variable] = String(Supervision.notes)
        var plan = SupervisedProgram.Plan(
            path: program, arguments: [name] + arguments, environment: environment,
            files: [orders[0], answers[1], file, signs[1]], confinement: supervision.confinement,
            memory: supervision.memory)
        plan.fileSize = supervision.fileSize
        let started = Result { () throws(ChildProgramError) in try SupervisedProgram(plan) }
        closeAll([orders[0], answers[1], signs[1], file])
        do {
            running = try started.get()
        } catch {
            closeAll([orders[1], answers[0], signs[0]])
            throw .failed("\(program) cannot be started: \(error)")
        }
        (inlet, outlet, self.signs, seconds) = (orders[1], answers[0], signs[0], supervision.seconds)
    }

    deinit {
        running.end()
        _ = running.ending()
        for file in [inlet, outlet, signs] { close(file) }
    }

    /// Sends a request, and waits for the answer, the end of the process or the time limit.
    package func ask(_ line: String) -> Answer {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(inlet, $0.baseAddress!, $0.count) }
            if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return end() }
        }
        var notes = ReceivedNotes()
        var sources = [outlet, signs, running.report].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeSubrange(...end) }
                return .line(String(decoding: received[..<end], as: UTF8.self))
            }
            poll(&sources, nfds_t(sources.count), seconds.isFinite ? 100 : -1)
            if sources[1].revents != 0, !notes.read(from: signs) { sources[1].fd = -1 }
            if sources[0].revents != 0 {
                let count = read(outlet, &buffer, buffer.count)
                if count > 0 { received += buffer[..<count] } else if count == 0 { return end() }
                continue
            }
            if sources[2].revents != 0 { return end() }
            if notes.isOver(seconds) {
                running.end()
                _ = running.ending()
                return .timedOut(seconds: seconds)
            }
        }
    }

    private func end() -> Answer {
        running.end()
        switch running.ending() {
        case .tooManyProcesses(let limit): return .tooManyProcesses(limit: limit)
        case .tooMuchMemory(let limit): return .tooMuchMemory(limit: limit)
        case .exit, .signal, .stopped: return .ended
        }
    }
}

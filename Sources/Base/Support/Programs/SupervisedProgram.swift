// SPDX-License-Identifier: MIT

import CSystem
import Foundation
import Synchronization

/// A run of a program that executes other people's code.
///
/// Between this process and the program runs a keeper process (`programs_supervise`). The keeper ends the program and
/// all of its descendants when the program ends, when this object is released, and when this process dies.
package final class SupervisedProgram: Sendable {
    package struct Plan: Sendable {
        package var path: String
        /// The program's name, then its arguments.
        package var arguments: [String]
        package var environment: [String: String]
        /// The descriptors that become the program's descriptors 0, 1, 2 and so on; at most eight. The program inherits
        /// no other descriptors.
        package var files: [Int32]
        /// nil if the program is not confined.
        package var confinement: Confinement?
        /// The maximum memory of each process, and of all shared memory together, in bytes; 0 for no limit.
        package var memory: Int
        /// The maximum size of each file that the program writes, in bytes.
        package var fileSize = 16 << 30
        /// The maximum number of processes at a time.
        package var processes = 64

        package init(
            path: String, arguments: [String], environment: [String: String], files: [Int32],
            confinement: Confinement?, memory: Int
        ) {
            (self.path, self.arguments, self.environment, self.files) = (path, arguments, environment, files)
            (self.confinement, self.memory) = (confinement, memory)
        }
    }

    package enum Ending: Sendable, Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The program was suspended by a stop signal, and then killed.
        case stopped
        case tooManyProcesses(limit: Int)
        case tooMuchMemory(limit: Int)
    }

    /// A descriptor that becomes readable once the program and all of its descendants have ended.
    package let report: Int32
    private let keeper: pid_t
    private let limits: (processes: Int, memory: Int)
    /// The descriptor for commands to the keeper, the process that supervises the program; negative once it is closed.
    private let control: Mutex<Int32>
    private let result = Mutex<Ending?>(nil)

    package init(_ plan: Plan) throws(ChildProgramError) {
        let rules = try plan.confinement?.rules() ?? -1
        defer { if rules >= 0 { close(rules) } }
        var words = plan.arguments.map { strdup($0) } + [nil]
        var surroundings = plan.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + surroundings { free(word) } }
        var keeper = programs_keeper()
        let failure = Self.running.withLock { running -> Int32 in
            if running.isClosed { return ECANCELED }
            let failure = plan.path.withCString { path in
                plan.files.withUnsafeBufferPointer { files in
                    words.withUnsafeMutableBufferPointer { words in
                        surroundings.withUnsafeMutableBufferPointer { surroundings in
                            var all = programs_plan()
                            all.path = path
                            all.arguments = UnsafePointer(words.baseAddress!)
                            all.environment = UnsafePointer(surroundings.baseAddress!)
                            all.files = files.baseAddress
                            all.file_count = Int32(files.count)
                            all.is_confined = plan.confinement == nil ? 0 : 1
                            all.has_network = plan.confinement?.hasNetwork ?? true ? 1 : 0
                            all.guards_signals = Confinement.abilities.landlock < 6 ? 1 : 0
                            all.memory = UInt64(plan.memory)
                            all.file_size = UInt64(plan.fileSize)
                            all.processes = UInt32(plan.processes)
                            return programs_supervise(&all, rules, &keeper)
                        }
                    }
                }
            }
            if failure == 0 {
                running.controls.insert(keeper.control)
                running.keepers.insert(keeper.keeper)
            }
            return failure
        }
        if failure == ECANCELED { throw .interrupted }
        guard failure == 0 else { throw .cannotStart(errno: failure) }
        (self.keeper, report) = (keeper.keeper, keeper.report)
        control = Mutex(keeper.control)
        limits = (plan.processes, plan.memory)
    }

    deinit {
        end()
        _ = ending()
        close(report)
    }

    package func send(_ signal: Int32) {
        control.withLock { Self.write(signal, to: $0) }
    }

    /// Tells the keeper to end the program and all of its descendants. Does not wait until they have ended.
    package func end() {
        let control = control.withLock { control in
            defer { control = -1 }
            return control
        }
        guard control >= 0 else { return }
        Self.running.withLock { _ = $0.controls.remove(control) }
        close(control)
    }

    /// Waits until the program and its descendants have ended.
    package func ending() -> Ending {
        result.withLock { result in
            if let result { return result }
            var said = programs_report()
            var count = read(report, &said, MemoryLayout<programs_report>.size)
            while count < 0, errno == EINTR { count = read(report, &said, MemoryLayout<programs_report>.size) }
            var status: Int32 = 0
            while waitpid(keeper, &status, 0) == -1, errno == EINTR {}
            let number = said.value
            let ending: Ending =
                if count != MemoryLayout<programs_report>.size {
                    // The keeper was killed, and the program with it.
                    .signal(SIGKILL)
                } else if said.kind == Int32(PROGRAMS_STOPPED) {
                    .stopped
                } else if said.kind == Int32(PROGRAMS_TOO_MANY) {
                    .tooManyProcesses(limit: limits.processes)
                } else if said.kind == Int32(PROGRAMS_TOO_LARGE) {
                    .tooMuchMemory(limit: limits.memory)
                } else {
                    number & 0x7F == 0 ? .exit(number >> 8 & 0xFF) : .signal(number & 0x7F)
                }
            result = ending
            Self.running.withLock { _ = $0.keepers.remove(keeper) }
            return ending
        }
    }

    /// Waits at most `seconds` for the end.
    ///
    /// - Returns: Whether the program and its descendants have ended.
    package func endsSoon(within seconds: Double) -> Bool {
        var source = pollfd(fd: report, events: Int16(POLLIN), revents: 0)
        return result.withLock { $0 } != nil || poll(&source, 1, Int32(seconds * 1000)) > 0
    }

    // MARK: All runs

    private struct Running {
        var controls: Set<Int32> = []
        /// The keepers whose end has not been observed yet.
        var keepers: Set<pid_t> = []
        var isClosed = false
    }

    private static let running = Mutex(Running())

    private static func write(_ signal: Int32, to control: Int32) {
        guard control >= 0 else { return }
        var byte = UInt8(truncatingIfNeeded: signal)
        // Blocks SIGPIPE. Writing raises it if the keeper has ended, and the signal would end this process.
        var pipes = sigset_t(), before = sigset_t()
        sigemptyset(&pipes)
        sigaddset(&pipes, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipes, &before)
        if Foundation.write(control, &byte, 1) < 0, errno == EPIPE {
            var none = timespec()
            sigtimedwait(&pipes, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Sends a signal to all running programs, prevents new ones, and waits at most `timeout` seconds until the
    /// programs have ended. Programs that are still running then are killed when this process ends.
    package static func interruptAll(_ signal: Int32, timeout: Double) {
        running.withLock { running in
            running.isClosed = true
            for control in running.controls { write(signal, to: control) }
        }
        let start = ContinuousClock.now
        while running.withLock({ !$0.keepers.isEmpty }), ContinuousClock.now - start < .seconds(timeout) {
            usleep(5000)
        }
    }
}

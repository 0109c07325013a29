import Dispatch
import Foundation
import Synchronization

/// One run of a program: bytes in, bytes out, within a time and a size.
///
/// Input and output are temporary files and no pipes: the program never stalls because nobody reads, nothing raises
/// SIGPIPE because it ended early, and no thread has to pump bytes.
struct ProgramRun {
    struct Result {
        var status: Int32
        var output: [UInt8]
        /// The last line that it said on its error stream, without control characters.
        var message: String
    }

    let program: String
    let arguments: [String]
    /// In seconds. The program is asked to end then, and killed a second later.
    let timeout: Double
    let outputLimit: Int

    func callAsFunction(_ input: [UInt8]) throws(TraceError) -> Result {
        do {
            return try run(input)
        } catch let error as TraceError {
            throw error
        } catch {
            throw .cannotRun(excerpt(error.localizedDescription))
        }
    }

    private func run(_ input: [UInt8]) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let process = Process()
        let output, errors: FileHandle
        do {
            // The files' names go before the program starts: an open file needs none, and whatever ends us leaves
            // nothing behind.
            defer { try? FileManager.default.removeItem(at: folder) }
            let (inputFile, outputFile) = (folder.appending(path: "input"), folder.appending(path: "output"))
            let errorFile = folder.appending(path: "errors")
            try Data(input).write(to: inputFile)
            try Data().write(to: outputFile)
            try Data().write(to: errorFile)
            process.standardInput = try FileHandle(forReadingFrom: inputFile)
            process.standardOutput = try FileHandle(forWritingTo: outputFile)
            process.standardError = try FileHandle(forWritingTo: errorFile)
            output = try FileHandle(forReadingFrom: outputFile)
            errors = try FileHandle(forReadingFrom: errorFile)
        }
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let number = process.processIdentifier
        Self.running.withLock { _ = $0.insert(number) }
        defer { Self.running.withLock { _ = $0.remove(number) } }

        // Waits in slices, so that output without end fills no disk.
        var waited = 0.0
        let slice = 0.05
        while ended.wait(timeout: .now() + slice) == .timedOut {
            waited += slice
            let isTooLarge = size(of: output) > outputLimit
            guard isTooLarge || waited >= timeout else { continue }
            process.terminate()
            if ended.wait(timeout: .now() + 1) == .timedOut {
                kill(number, SIGKILL)
                ended.wait()
            }
            throw isTooLarge ? TraceError.outputTooLarge(limit: outputLimit) : .timedOut(seconds: timeout)
        }
        guard size(of: output) <= outputLimit else { throw TraceError.outputTooLarge(limit: outputLimit) }
        let said = try errors.read(upToCount: 4096) ?? Data()
        let lastLine = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).last ?? ""
        return Result(
            status: process.terminationStatus, output: [UInt8](try output.readToEnd() ?? Data()),
            message: String(lastLine.prefix(200)))
    }

    /// Programs are in process groups of their own, where no ^C reaches them.
    private static let running = Mutex<Set<pid_t>>([])

    static func killAll() { running.withLock { for number in $0 { kill(number, SIGKILL) } } }

    private func size(of file: FileHandle) -> Int {
        var status = stat()
        return fstat(file.fileDescriptor, &status) == 0 ? Int(status.st_size) : 0
    }
}

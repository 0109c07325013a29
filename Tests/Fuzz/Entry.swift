// SPDX-License-Identifier: MIT

import Foundation

// The entry points that libFuzzer calls. libFuzzer's `main` owns the arguments, so environment variables choose the
// reader: FUZZ_READER=png. With FUZZ_SEEDS=folder, the program writes the reader's seeds there and exits.

@MainActor private var reader: Reader!

@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer) -> CInt {
    let environment = ProcessInfo.processInfo.environment
    guard let chosen = environment["FUZZ_READER"].flatMap(Reader.init(rawValue:)) else {
        stop("FUZZ_READER must be one of \(Reader.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    MainActor.assumeIsolated {
        reader = chosen
        guard let folder = environment["FUZZ_SEEDS"] else { return }
        do {
            let url = URL(filePath: folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (index, seed) in try chosen.seeds().enumerated() {
                try Data(seed).write(to: url.appending(path: "\(chosen.rawValue)-\(index)"))
            }
            exit(0)
        } catch {
            stop("the seeds of \(chosen.rawValue) cannot be made: \(error)")
        }
    }
    return 0
}

/// A reader may reject an input only by throwing one of its own errors.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { reader.read(bytes) }
    return 0
}

private func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
    exit(64)
}

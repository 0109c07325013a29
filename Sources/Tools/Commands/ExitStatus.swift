// SPDX-License-Identifier: MIT

import CMemory
import Codecs
import Foundation
import ImageComparison
import SwiftUICore
import ViewCompiler
import Zoetrope

/// Exit statuses of the process: those of `sysexits.h`, and 128 plus the number of a signal.
enum ExitStatus {
    static let success: Int32 = 0
    /// `render diff`, `test` or `doc --check` has found differences. The program `diff` has the same status.
    static let different: Int32 = 1
    /// EX_USAGE: the arguments are wrong.
    static let usage: Int32 = 64
    /// EX_DATAERR: input can be read but not used, such as view code that does not compile or shows nothing.
    static let badData: Int32 = 65
    /// EX_NOINPUT: an input is missing or damaged, `--strict` has found a missing resource, or `render check` has found
    /// only missing packages.
    static let noInput: Int32 = 66
    /// EX_UNAVAILABLE: a required external program is not installed, or `render check` has found only names that
    /// Zoetrope lacks.
    static let unavailable: Int32 = 69
    /// EX_SOFTWARE: an error in this program.
    static let internalError: Int32 = 70
    /// EX_OSERR: too little memory, or too few open files allowed.
    static let systemError = MEMORY_FAILURE_STATUS
    /// EX_CANTCREAT: a file cannot be created or must not be overwritten.
    static let cannotCreate: Int32 = 73
    /// EX_IOERR: writing failed, for lack of space or by a device error.
    static let writeFailed: Int32 = 74
    static let interrupted: Int32 = 128 + SIGINT

    static func code(of error: any Error) -> Int32 {
        switch error {
        case let error as RunFailure: code(of: error.cause)
        case is UsageError, is LimitError: usage
        case is DataError, is SizeError, is PreviewError: badData
        case is GalleryFolderError: cannotCreate
        case let error as DocPictureError: error.status
        case SnapshotFailureError.stale: badData
        case SnapshotFailureError.damaged: noInput
        case let error as EventFileError: error.isUnreadable ? noInput : badData
        case is PictureFileError: noInput
        case let error where SceneFault.isBehind(error): noInput
        case let error where SceneFault.isUndrawable(error): badData
        case let error as OutputError: code(of: error)
        case let error as ViewCompilerError: code(of: error)
        case CodecError.frameTooLong, CodecError.sideTooLong: usage
        case VideoError.missing: unavailable
        case FilmError.missing, FilmError.noParts, FilmError.damaged: noInput
        case is FilmError: badData
        case is SystemLimitError: systemError
        case is ConsoleError, is VideoError: writeFailed
        case is StaleFrameError, is StalePixelsError: internalError
        case is CancellationError: interrupted
        default: code(ofVectors: error) ?? internalError
        }
    }

    private static func code(of error: ViewCompilerError) -> Int32 {
        switch error {
        case .noTarget: usage
        case .noSuchPath, .noSources, .noTargets, .unreadable: noInput
        case .nothingToShow, .doesNotCompile: badData
        case .noEngine, .noCompiler, .needsSwiftPM, .otherCompiler: unavailable
        case .tooFewFiles: systemError
        case .failed: internalError
        }
    }

    private static func code(of error: OutputError) -> Int32 {
        switch error {
        case .cannotCreate(_, ENOSPC), .cannotCreate(_, EDQUOT), .cannotCreate(_, EIO), .cannotWrite: writeFailed
        case .cannotCreate, .exists, .notAFolder, .deadLink, .notAFile, .deadFileLink: cannotCreate
        }
    }
}

/// Invalid arguments: inconsistent with each other, or naming something that does not exist. The description is one
/// line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}

/// The error for an input that can be read but contains nothing to work with. The description is one line.
struct DataError: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

// SPDX-License-Identifier: MIT

import PixelAreas
import VectorImport

extension ExitStatus {
    /// The exit status for an error of the vector modules; nil for other errors.
    static func code(ofVectors error: any Error) -> Int32? {
        switch error {
        case let error as CutoutError:
            switch error {
            case .badTolerance, .badFeather, .badSpeckle: usage
            case .emptyPicture, .nothingLeft: badData
            }
        case let error as TraceError:
            switch error {
            case .badOption: usage
            case .emptyPicture, .tooLarge, .outputTooLarge: badData
            case .programMissing: unavailable
            case .cannotRun, .failed, .killed, .timedOut, .badOutput: internalError
            }
        case let error as ShapeSourceError:
            switch error {
            case .badName, .badWidth: usage
            case .nothingPainted, .tooManySegments, .badOutline: badData
            }
        default: nil
        }
    }
}

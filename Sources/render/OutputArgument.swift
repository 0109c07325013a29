import Foundation
import Zoetrope

/// Decides, from `-o` and the number of frames, which files are written.
enum OutputArgument {
    /// Without a path: `scene.png` for one frame, else a folder `scene`. With one: a folder if it ends in a slash, is
    /// one already or has no extension; else a file.
    static func plan(_ path: String?, scene: String, frameCount: Int) throws(UsageError) -> OutputPlan {
        guard let path else {
            return frameCount == 1
                ? .still(path: scene + ".png") : .sequence(folder: scene, name: scene, count: frameCount)
        }
        guard !path.isEmpty else { throw UsageError("the path after -o is empty") }
        guard path != "-" else { throw UsageError("standard output is no place for frames: use a file or a folder") }
        let fileExtension = URL(filePath: path).pathExtension
        if path.hasSuffix("/") || fileExtension.isEmpty || FileSystem.isFolder(path) {
            return .sequence(folder: path, name: scene, count: frameCount)
        }
        guard fileExtension.lowercased() == "png" else {
            throw UsageError("\(path): .\(fileExtension) files cannot be written: use a .png file or a folder")
        }
        guard frameCount == 1 else {
            throw UsageError(
                "\(path) holds one frame, not \(frameCount): add --frames 1, or use a folder")
        }
        return .still(path: path)
    }

    /// A .wav file that is long enough.
    static func sound(_ path: String, _ schedule: FrameSchedule) throws -> SoundOutput {
        guard !path.isEmpty else { throw UsageError("the path after --audio is empty") }
        guard path != "-" else { throw UsageError("standard output is no place for sound: use a .wav file") }
        guard !path.hasSuffix("/"), !FileSystem.isFolder(path) else {
            throw OutputError.cannotCreate(path: path, errno: EISDIR)
        }
        guard URL(filePath: path).pathExtension.lowercased() == "wav" else {
            throw UsageError("\(path): sound can only be written to a .wav file")
        }
        _ = try SoundOutput.sampleCount(of: schedule)
        return SoundOutput(path: path)
    }
}

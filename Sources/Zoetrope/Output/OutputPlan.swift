import Foundation

/// Which files a run writes, known before its first frame.
public enum OutputPlan: Sendable, Equatable {
    /// One PNG file.
    case still(path: String)
    /// `folder/name-0000.png` and so on, `count` of them.
    case sequence(folder: String, name: String, count: Int)

    /// Digits of a frame number: four, or more where four are too few for all.
    static func digits(forCount count: Int) -> Int { max(4, String(max(count - 1, 0)).count) }

    /// Where a frame goes.
    public func path(ofFrame index: Int) -> String {
        switch self {
        case .still(let path):
            return path
        case .sequence(let folder, let name, let count):
            let number = String(index)
            let zeros = String(repeating: "0", count: max(Self.digits(forCount: count) - number.count, 0))
            return (folder.hasSuffix("/") ? folder : folder + "/") + "\(name)-\(zeros)\(number).png"
        }
    }

    /// What a summary calls it: the file, or the folder with a final slash.
    public var displayPath: String {
        switch self {
        case .still(let path): path
        case .sequence(let folder, _, _): folder.hasSuffix("/") ? folder : folder + "/"
        }
    }

    /// The folder that must be there.
    public var folder: String {
        switch self {
        case .still(let path): URL(filePath: path).deletingLastPathComponent().path
        case .sequence(let folder, _, _): folder
        }
    }

    /// Throws if a file of this plan exists, naming the first and the number; before anything is rendered.
    public func checkNothingExists() throws(OutputError) {
        let existing: [String]
        switch self {
        case .still(let path):
            // Not `fileExists`: a link that leads nowhere is in the way, too.
            var status = stat()
            existing = lstat(path, &status) == 0 ? [path] : []
        case .sequence(let folder, _, let count):
            if FileSystem.isFile(folder) { throw .notAFolder(path: folder) }
            let names = Set(FileSystem.entries(of: folder))
            if names.isEmpty { return }
            existing = (0..<count).map(path(ofFrame:)).filter { names.contains(URL(filePath: $0).lastPathComponent) }
        }
        if let first = existing.first { throw .exists(first: first, count: existing.count) }
    }
}

import Foundation

/// A fresh folder for one test, removed at its end.
struct TemporaryFolder {
    let path: String

    static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder)
    }

    @MainActor static func with<Result>(_ body: @MainActor (TemporaryFolder) async throws -> Result) async throws
        -> Result
    {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try await body(folder)
    }

    private init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, making the folders above it.
    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name))) }

    /// All names below the folder, hidden ones too, sorted.
    var contents: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}

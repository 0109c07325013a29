// SPDX-License-Identifier: MIT

import Support

extension DataModelFile {
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 8 << 20

    /// Reads the model in an `.xcdatamodel` folder, or the current version in an `.xcdatamodeld` folder. nil if there
    /// is no model.
    ///
    /// The file `.xccurrentversion` names the current version. Without this file, reads the first version by name.
    package init?(folder: String) {
        var model = folder
        if !folder.hasSuffix(".xcdatamodel") {
            let versions = ((try? FileSystem.entries(of: folder)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
                .sorted()
            guard
                let version = Self.currentVersion(of: folder).flatMap({ versions.contains($0) ? $0 : nil })
                    ?? versions.first
            else { return nil }
            model += "/" + version
        }
        guard let data = FileSystem.data(of: model + "/contents", limit: Self.sizeLimit) else { return nil }
        self.init(String(decoding: data, as: UTF8.self))
    }

    private static func currentVersion(of folder: String) -> String? {
        guard let data = FileSystem.data(of: folder + "/.xccurrentversion", limit: sizeLimit) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard let key = text.firstRange(of: "_XCCurrentVersionName"),
            let start = text[key.upperBound...].firstRange(of: "<string>"),
            let end = text[start.upperBound...].firstRange(of: "</string>")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }
}

// SPDX-License-Identifier: MIT

import Foundation

/// A file or a folder as it is in memory. Foundation has it on Apple's systems.
open class FileWrapper: @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All at once.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Without mapping files into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Whole or not at all.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// And gives the wrappers the names of the files.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// What it was called where it was read from or written to.
    open var filename: String?
    /// What it shall be called.
    open var preferredFilename: String?
    /// What the file system says of it.
    open var fileAttributes: [String: Any] = [:]

    /// A file.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder of others, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A link to something.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is at a place.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        if isFolder.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        } else {
            content = .file(try Data(contentsOf: url))
        }
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The bytes of a file; nil of what is none.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name; nil of what is none.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
    /// Where a link leads; nil of what is none.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Puts something into the folder, under a name that nothing else has there.
    ///
    /// - Returns: the name.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var all) = content else { preconditionFailure("addFileWrapper(_:) of what is no folder") }
        let wanted = child.preferredFilename ?? "Untitled"
        var name = wanted
        var number = 1
        while all[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wanted)"
        }
        all[name] = child
        content = .folder(all)
        return name
    }

    /// Puts a file into the folder.
    ///
    /// - Returns: its name.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = name
        return addFileWrapper(child)
    }

    /// Takes something out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let all) = content else { return }
        content = .folder(all.filter { $0.value !== child })
    }

    /// The name of something in the folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes all of it to a place.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let all):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in all {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        case .link(let target):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}

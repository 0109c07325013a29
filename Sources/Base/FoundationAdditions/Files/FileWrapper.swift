// SPDX-License-Identifier: MIT

import Foundation

/// A file, directory or symbolic link in memory. Open-source Foundation has no `FileWrapper`.
open class FileWrapper: @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Always in effect.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Always in effect.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads the whole tree. Follows symbolic links, so none of the wrappers is a link.
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

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds a child to the directory. If the child's name is taken, a numbered prefix makes it unique. Traps if this
    /// wrapper is not a directory.
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

    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = name
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let all) = content else { return }
        content = .folder(all.filter { $0.value !== child })
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// The option `atomic` replaces each file atomically, but not the directory as a whole.
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

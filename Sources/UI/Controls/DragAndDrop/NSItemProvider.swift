// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UniformTypeIdentifiers

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    /// The registered representations, in the order of registration. Visibilities are ignored: there is one process.
    private var representations: [(identifier: String, load: DataHandler)] = []
    private typealias DataHandler =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    open var suggestedName: String?
    open private(set) var registeredTypeIdentifiers: [String] = []

    public override init() { object = nil }
    public init(object: Any) {
        self.object = object
        registeredTypeIdentifiers = [object is NSURL || object is URL ? "public.url" : "public.utf8-plain-text"]
    }
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        object = fileURL
        suggestedName = fileURL.lastPathComponent
        registeredTypeIdentifiers = ["public.file-url"]
    }
    public init(item: Any?, typeIdentifier: String?) {
        object = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let wanted = UTType(typeIdentifier) else { return registeredTypeIdentifiers.contains(typeIdentifier) }
        return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: wanted) ?? false }
    }
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
    public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

    /// Passes text, data and URLs as objects; any other item is nil.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        if let load = representation(of: typeIdentifier) {
            nonisolated(unsafe) let completionHandler = completionHandler
            _ = load { completionHandler?($0.map { $0 as NSData }, $1) }
            return
        }
        let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
        let item: (any NSSecureCoding)? =
            switch object {
            case let text as String: text as NSString
            case let data as Data: data as NSData
            case let url as URL: url as NSURL
            default: object as? any NSSecureCoding
            }
        completionHandler?(isThere ? item : nil, isThere ? nil : CocoaError(.featureUnsupported))
    }
    /// Passes text as UTF-8, and data as they are.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        if let load = representation(of: typeIdentifier) {
            return load(completionHandler) ?? Progress(totalUnitCount: 1)
        }
        let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
        let data = (object as? Data) ?? (object as? String).map { Data($0.utf8) }
        completionHandler(isThere ? data : nil, isThere ? nil : CocoaError(.featureUnsupported))
        return Progress(totalUnitCount: 1)
    }

    private func representation(of typeIdentifier: String) -> DataHandler? {
        guard let wanted = UTType(typeIdentifier) else {
            return representations.first { $0.identifier == typeIdentifier }?.load
        }
        return representations.first { UTType($0.identifier)?.conforms(to: wanted) ?? false }?.load
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append((typeIdentifier, loadHandler))
        registeredTypeIdentifiers.append(typeIdentifier)
    }
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility) {
            loadHandler($0)
        }
    }

    @discardableResult open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}

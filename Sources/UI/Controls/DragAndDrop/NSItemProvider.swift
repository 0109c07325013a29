// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UniformTypeIdentifiers

open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
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
        let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
        let data = (object as? Data) ?? (object as? String).map { Data($0.utf8) }
        completionHandler(isThere ? data : nil, isThere ? nil : CocoaError(.featureUnsupported))
        return Progress(totalUnitCount: 1)
    }

    @discardableResult open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}

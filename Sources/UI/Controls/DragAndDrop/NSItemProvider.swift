// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UniformTypeIdentifiers

/// Something that is dragged, or shared.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    /// What to call it.
    open var suggestedName: String?
    /// What kinds it is of.
    open private(set) var registeredTypeIdentifiers: [String] = []

    /// Nothing yet.
    public override init() { object = nil }
    /// An object, as a string or an address.
    public init(object: Any) {
        self.object = object
        registeredTypeIdentifiers = [object is NSURL || object is URL ? "public.url" : "public.utf8-plain-text"]
    }
    /// A file; nil where there is none.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        object = fileURL
        suggestedName = fileURL.lastPathComponent
        registeredTypeIdentifiers = ["public.file-url"]
    }
    /// Something of a kind.
    public init(item: Any?, typeIdentifier: String?) {
        object = item
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    /// Whether it is of this kind.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let wanted = UTType(typeIdentifier) else { return registeredTypeIdentifiers.contains(typeIdentifier) }
        return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: wanted) ?? false }
    }
    /// Whether it is an object of this class.
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
    /// Hands over the object.
    @discardableResult open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}

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
    @discardableResult open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? T, nil)
        return Progress(totalUnitCount: 1)
    }
}

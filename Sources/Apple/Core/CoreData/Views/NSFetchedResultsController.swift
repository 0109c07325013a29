// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

// Default implementations, because the methods are optional in Objective-C.
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// Tells its delegate how the result of a fetch changes. The calls come with the context's notifications, not during
/// the changes.
///
/// Delegates expect a controller of `any NSFetchRequestResult`. Objective-C ignores the type parameter and passes the
/// controller itself. Here, a controller of another type passes a copy with the same content.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    public var fetchRequest: NSFetchRequest<ResultType> { request as? NSFetchRequest<ResultType> ?? NSFetchRequest() }
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let request: NSPersistentStoreRequest
    private let fetch: () throws -> [NSManagedObject]
    private var content: [NSManagedObject]?
    private var observation: NSObjectProtocol?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        request = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        fetch = { try context.objects(matching: fetchRequest) }
    }

    /// Makes the copy of a controller that its delegate gets.
    private init(
        _ request: NSPersistentStoreRequest, _ context: NSManagedObjectContext, _ sections: String?, _ name: String?,
        _ fetch: @escaping () throws -> [NSManagedObject], _ content: [NSManagedObject]?
    ) {
        (self.request, managedObjectContext, sectionNameKeyPath, cacheName) = (request, context, sections, name)
        (self.fetch, self.content) = (fetch, content)
    }

    deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

    open class func deleteCache(withName name: String?) {}

    open func performFetch() throws {
        content = try fetch()
        guard observation == nil else { return }
        nonisolated(unsafe) weak let controller = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { controller?.update($0) }
    }

    open var fetchedObjects: [ResultType]? { content?.compactMap { $0 as? ResultType } }

    open var sections: [any NSFetchedResultsSectionInfo]? {
        content.map { content in
            guard let sectionNameKeyPath else { return [Section(name: "", members: content)] }
            var sections: [Section] = []
            for object in content {
                let name = KeyedExpression(sectionNameKeyPath)?.value(for: object).map { "\($0)" } ?? ""
                if sections.last?.name == name {
                    sections[sections.count - 1].members.append(object)
                } else {
                    sections.append(Section(name: name, members: [object]))
                }
            }
            return sections
        }
    }

    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject]
        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    open var sectionIndexTitles: [String] { sections?.compactMap(\.indexTitle) ?? [] }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        sections![indexPath.section].objects![indexPath.row] as! ResultType
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { (object as? NSManagedObject).flatMap(place) }

    private func place(_ object: NSManagedObject) -> IndexPath? {
        for (index, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { $0 as AnyObject === object }) {
                return IndexPath(row: row, section: index)
            }
        }
        return nil
    }

    // MARK: Changes

    private func update(_ notification: Notification) {
        guard let old = content, let new = try? fetch() else { return }
        let changed = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let updated = new.filter { changed.contains($0) }
        if old.elementsEqual(new, by: ===), updated.isEmpty { return }
        let before = Dictionary(old.map { (ObjectIdentifier($0), place($0)) }, uniquingKeysWith: { $1 })
        let (sectionCount, wasThere) = (sections?.count ?? 0, Set(old.map { ObjectIdentifier($0) }))
        guard let delegate else {
            content = new
            return
        }
        delegate.controllerWillChangeContent(shared)
        content = new
        let controller = shared
        for index in sectionCount..<max(sectionCount, sections?.count ?? 0) {
            delegate.controller(controller, didChange: sections![index], atSectionIndex: index, for: .insert)
        }
        let remaining = Set(new.map { ObjectIdentifier($0) })
        for object in old where !remaining.contains(ObjectIdentifier(object)) {
            delegate.controller(
                controller, didChange: object, at: before[ObjectIdentifier(object)] ?? nil, for: .delete,
                newIndexPath: nil)
        }
        for object in new where !wasThere.contains(ObjectIdentifier(object)) {
            delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: place(object))
        }
        for object in updated where wasThere.contains(ObjectIdentifier(object)) {
            let (from, to) = (before[ObjectIdentifier(object)] ?? nil, place(object))
            delegate.controller(
                controller, didChange: object, at: from, for: from == to ? .update : .move, newIndexPath: to)
        }
        delegate.controllerDidChangeContent(controller)
    }

    private var shared: NSFetchedResultsController<any NSFetchRequestResult> {
        self as? NSFetchedResultsController<any NSFetchRequestResult>
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                request, managedObjectContext, sectionNameKeyPath, cacheName, fetch, content)
    }
}

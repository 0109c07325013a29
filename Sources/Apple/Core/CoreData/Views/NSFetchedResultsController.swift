// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
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
    public let fetchRequest: NSFetchRequest<ResultType>
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let fetch: () throws -> [NSManagedObject]
    private var content: [NSManagedObject]? { didSet { currentSections = makeSections() } }
    private var currentSections: [ResultsSection]?
    private var observation: NSObjectProtocol?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        fetch = { try context.objects(matching: fetchRequest) }
    }

    /// Makes the copy of a controller that its delegate gets.
    private init(
        _ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext, _ sectionKey: String?,
        _ name: String?, _ fetch: @escaping () throws -> [NSManagedObject], _ content: [NSManagedObject]?,
        _ sections: [ResultsSection]?
    ) {
        (fetchRequest, managedObjectContext, sectionNameKeyPath, cacheName) = (request, context, sectionKey, name)
        (self.fetch, self.content, currentSections) = (fetch, content, sections)
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

    open var sections: [any NSFetchedResultsSectionInfo]? { currentSections }

    /// Consecutive objects with the same name form a section, so the first sort descriptor should sort by the name.
    private func makeSections() -> [ResultsSection]? {
        guard let content else { return nil }
        guard let sectionNameKeyPath else { return [ResultsSection(name: "", indexTitle: nil, members: content)] }
        guard let expression = KeyedExpression(sectionNameKeyPath) else {
            fatalError("NSFetchedResultsController: '\(sectionNameKeyPath)' is no key path")
        }
        let controller = delegate == nil ? nil : shared
        var sections: [ResultsSection] = []
        for object in content {
            let name = expression.value(for: object, now: { .virtualNow }).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                let title = controller.flatMap { delegate?.controller($0, sectionIndexTitleForSectionName: name) }
                sections.append(
                    ResultsSection(
                        name: name, indexTitle: title ?? sectionIndexTitle(forSectionName: name), members: [object]))
            }
        }
        // As in Core Data: objects out of the order of their sections are a mistake in the fetch request.
        let names = Set(sections.map(\.name))
        if names.count < sections.count {
            HostServices.warn(
                "NSFetchedResultsController: the objects are not sorted by '\(sectionNameKeyPath)', so sections repeat")
        }
        return sections
    }

    open var sectionIndexTitles: [String] { sections?.compactMap(\.indexTitle) ?? [] }
    /// The first section with this title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }
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
        let (former, wasThere) = (sections ?? [], Set(old.map { ObjectIdentifier($0) }))
        guard let delegate else {
            content = new
            return
        }
        delegate.controllerWillChangeContent(shared)
        content = new
        let controller = shared
        let current = sections ?? []
        for (index, section) in former.enumerated() where !current.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in current.enumerated() where !former.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
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
                fetchRequest.converted(to: (any NSFetchRequestResult).self), managedObjectContext, sectionNameKeyPath,
                cacheName, fetch, content, currentSections)
    }
}

private struct ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    var members: [NSManagedObject]
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

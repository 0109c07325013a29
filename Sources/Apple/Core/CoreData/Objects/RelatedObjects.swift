// SPDX-License-Identifier: MIT

import Foundation

/// The objects of a to-many relationship as a set. Changes of the set change the relationship.
final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject
    private let relationship: NSRelationshipDescription

    init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
        (self.owner, self.relationship) = (owner, relationship)
        super.init(capacity: 0)
    }
    required init(capacity numItems: Int) { fatalError("not made without an owner") }
    required convenience init?(coder aDecoder: NSCoder) { nil }

    private var objects: [NSManagedObject] { owner.objects(of: relationship) }

    // The primitive methods, on which Foundation bases all others.
    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
    override func add(_ object: Any) { owner._change(relationship.name, adding: [object]) }
    override func remove(_ object: Any) { owner._change(relationship.name, removing: [object]) }
}

struct WeakOrderedSet { weak var set: RelatedOrderedSet? }

/// The objects of a to-many relationship in their order. Changes of the set change the relationship.
///
/// Foundation's reads, some of which cannot be overridden, use the storage of the superclass. So the object refreshes
/// the set after every change of the relationship.
final class RelatedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let relationship: NSRelationshipDescription

    init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
        (self.owner, self.relationship) = (owner, relationship)
        super.init(capacity: 0)
        refresh()
    }
    required convenience init(arrayLiteral elements: Any...) { fatalError("not made without an owner") }
    required convenience init?(coder aDecoder: NSCoder) { nil }

    func refresh() {
        super.removeAllObjects()
        super.addObjects(from: owner.objects(of: relationship))
    }

    private func change(_ body: (inout [NSManagedObject]) -> Void) {
        var objects = owner.objects(of: relationship)
        body(&objects)
        owner.setObjects(objects, of: relationship)
    }

    // The methods on which Foundation bases all others, and those that change the storage directly.
    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject, !contains(object) else { return }
        change { $0.insert(object, at: idx) }
    }
    override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }
    override func replaceObject(at idx: Int, with obj: Any) {
        guard let object = obj as? NSManagedObject else { return }
        change { $0[idx] = object }
    }
    override func add(_ object: Any) { addObjects(from: [object]) }
    override func add(_ objects: UnsafePointer<AnyObject>?, count: Int) {
        addObjects(from: Array(UnsafeBufferPointer(start: objects, count: count)))
    }
    override func addObjects(from array: [Any]) { owner._change(relationship.name, adding: array) }
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { change { $0.swapAt(idx1, idx2) } }
    override func remove(_ val: Any) { owner._change(relationship.name, removing: [val]) }
    override func removeObjects(in array: [Any]) { owner._change(relationship.name, removing: array) }
    override func removeAllObjects() { change { $0 = [] } }
    override func intersect(_ other: NSOrderedSet) { change { $0.removeAll { !other.contains($0) } } }
    override func sortRange(
        _ range: NSRange, options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult
    ) {
        // Swift's sort is stable, as the option `stable` demands.
        guard let range = Range(range) else { return }
        change { $0[range].sort { cmptr($0, $1) == .orderedAscending } }
    }
    override func sort(using sortDescriptors: [NSSortDescriptor]) { change { $0 = $0.sorted(by: sortDescriptors) } }
}

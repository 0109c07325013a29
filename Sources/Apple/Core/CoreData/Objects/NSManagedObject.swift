// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationAdditions
import VirtualTime

/// The result of a fetch. Unlike Apple's, the type parameter of `NSFetchRequest` is not constrained to this protocol,
/// because `any NSFetchRequestResult` would not satisfy the constraint in Swift.
public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a context. Stores its values by the names of its entity's properties.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _KeyedObject {
    public let objectWillChange = ObservableObjectPublisher()
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isDeleted = false
    /// Always false: the values of all objects are in memory.
    public var isFault: Bool { false }
    public var faultingState: Int { 0 }
    public var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    public var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
    public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    public var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    var snapshot = ManagedSnapshot()
    /// The names of the properties that were set since the last save.
    var changedKeys: Set<String> = []
    /// The related objects of an object that belongs to no context.
    private var loose: [NSManagedObjectID: NSManagedObject] = [:]
    private var valuesOfAuthor: [String: Any] = [:]
    /// The ordered sets that code has got from this object, by the names of their relationships.
    private var orderedSets: [String: WeakOrderedSet] = [:]

    /// `ManagedClasses.makeObject` calls this initializer through the method table of the class, so the table must have
    /// no other initializer.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        ManagedClasses.add(Swift.type(of: self))
        for (name, attribute) in entity.attributesByName { snapshot.attributes[name] = attribute.defaultValue }
        guard let context else { return }
        if context.adopting { return }
        context.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = ManagedClasses.entity(of: Self.self, in: moc.model) else {
            fatalError("\(Self.self)(context:): the context's data model has no entity of this class")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// An object outside of any context, with which Apple's class would fail at the first use of a property. It is made
    /// by `Item()`, as previews write it.
    public convenience init(_unmanaged: Void = ()) {
        HostServices.warn("\(Self.self)(): an object without a context; use \(Self.self)(context:)")
        self.init(entity: ManagedClasses.entity(of: Self.self, in: nil) ?? NSEntityDescription(), insertInto: nil)
    }

    open class func entity() -> NSEntityDescription {
        guard let entity = ManagedClasses.entity(of: self, in: nil) else {
            fatalError("\(self).entity(): no data model that was loaded has an entity of this class")
        }
        return entity
    }

    // Disfavoured, so that calls prefer the function of this name that Xcode generates in a subclass.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.typeOfResults = self
        return request
    }

    // MARK: Life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws { try validateValues() }
    open func validateForUpdate() throws { try validateValues() }
    open func validateForDelete() throws {}
    open func validateValue(_ value: AutoreleasingValue, forKey key: String) throws {}

    // MARK: Values by name

    open func value(forKey key: String) -> Any? {
        guard let property = entity.propertiesByName[key] else { return valuesOfAuthor[key] ?? objectProperty(key) }
        guard let relationship = property as? NSRelationshipDescription else { return snapshot.attributes[key] }
        let related = objects(of: relationship)
        if !relationship.isToMany { return related.first }
        return relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
    }

    private func objectProperty(_ key: String) -> Any? { key == "objectID" ? objectID : nil }

    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = entity.propertiesByName[key] else {
            valuesOfAuthor[key] = value
            return
        }
        if let relationship = property as? NSRelationshipDescription {
            setObjects(ManagedValues.objects(in: value), of: relationship)
        } else {
            set(ManagedValues.stored(value, (property as? NSAttributeDescription)?.attributeType), of: key)
        }
    }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    open func primitiveValue(forKey key: String) -> Any? { NSManagedObject.value(forKey: key, of: self) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        NSManagedObject.setValue(value, forKey: key, of: self)
    }

    // Primitive accessors of attributes do not call overrides of `value(forKey:)`.
    private static func value(forKey key: String, of object: NSManagedObject) -> Any? {
        object.entity.relationshipsByName[key] == nil ? object.snapshot.attributes[key] : object.value(forKey: key)
    }
    private static func setValue(_ value: Any?, forKey key: String, of object: NSManagedObject) {
        if let relationship = object.entity.relationshipsByName[key] {
            object.setObjects(ManagedValues.objects(in: value), of: relationship)
        } else {
            object.snapshot.attributes[key] = ManagedValues.stored(
                value, object.entity.attributesByName[key]?.attributeType)
        }
    }

    public func _keyedValue(_ key: String) -> Any? { value(forKey: key) }
    public var _identity: AnyHashable { objectID }

    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let relationship = entity.relationshipsByName[key] else {
            fatalError("\(entity.name ?? "") has no relationship named '\(key)'")
        }
        return RelatedSet(self, relationship)
    }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        if let set = orderedSets[key]?.set { return set }
        guard let relationship = entity.relationshipsByName[key] else {
            fatalError("\(entity.name ?? "") has no relationship named '\(key)'")
        }
        let set = RelatedOrderedSet(self, relationship)
        orderedSets[key] = WeakOrderedSet(set: set)
        return set
    }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        entity.relationshipsByName[key].map { objects(of: $0).map(\.objectID) } ?? []
    }
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    // Reads need no notification, because all values are in memory.
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) { managedObjectContext?.hasChanged(self) }
    open func willChangeValue(
        forKey key: String, withSetMutation kind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        objectWillChange.send()
    }
    open func didChangeValue(
        forKey key: String, withSetMutation kind: NSKeyValueSetMutationKind, using objects: Set<AnyHashable>
    ) {
        managedObjectContext?.hasChanged(self)
    }

    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let saved = managedObjectContext?.savedSnapshot(objectID)
        let names = keys ?? Array(entity.attributesByName.keys)
        return Dictionary(uniqueKeysWithValues: names.map { ($0, saved?.attributes[$0] ?? NSNull()) })
    }

    // MARK: Typed values, for the accessors of properties

    /// The value of a property, converted to the type that the property declares.
    public func _value<T>(_ key: String, as type: T.Type = T.self) -> T {
        if let value = ManagedValues.value(value(forKey: key), as: T.self) { return value }
        fatalError("\(Swift.type(of: self)).\(key) has no value of its declared type, \(T.self)")
    }

    public func _setValue<T>(_ value: T, of key: String) { setValue(value, forKey: key) }

    /// Adds objects to a to-many relationship and removes others. Methods that Xcode generates, such as
    /// `addToItems(_:)`, call it.
    public func _change(_ key: String, adding added: [Any] = [], removing removed: [Any] = []) {
        guard let relationship = relationship(key) else { return }
        let gone = Set(ManagedValues.objects(in: removed).map { ObjectIdentifier($0) })
        var objects = objects(of: relationship).filter { !gone.contains(ObjectIdentifier($0)) }
        for object in ManagedValues.objects(in: added) where !objects.contains(where: { $0 === object }) {
            objects.append(object)
        }
        setObjects(objects, of: relationship)
    }

    /// The relationship for the key in a method's name. `addToItems` has the key `items`; `addToURLs` has the key
    /// `uRLs` for the relationship `URLs`.
    private func relationship(_ key: String) -> NSRelationshipDescription? {
        let relationships = entity.relationshipsByName
        return relationships[key] ?? relationships[key.prefix(1).uppercased() + key.dropFirst()]
    }

    public func _insert(_ key: String, _ added: [Any], at index: Int) {
        _insert(key, added, at: NSIndexSet(index: index))
    }
    public func _remove(_ key: String, at index: Int) { _remove(key, at: NSIndexSet(index: index)) }
    public func _replace(_ key: String, at index: Int, with added: [Any]) {
        _replace(key, at: NSIndexSet(index: index), with: added)
    }

    public func _insert(_ key: String, _ added: [Any], at indices: NSIndexSet) {
        guard let relationship = relationship(key) else { return }
        var objects = objects(of: relationship)
        for (object, index) in zip(ManagedValues.objects(in: added), indices) {
            objects.insert(object, at: min(index, objects.count))
        }
        setObjects(objects, of: relationship)
    }

    public func _remove(_ key: String, at indices: NSIndexSet) {
        guard let relationship = relationship(key) else { return }
        setObjects(
            objects(of: relationship).enumerated().filter { !indices.contains($0.offset) }.map(\.element),
            of: relationship)
    }

    public func _replace(_ key: String, at indices: NSIndexSet, with added: [Any]) {
        guard let relationship = relationship(key) else { return }
        var objects = objects(of: relationship)
        for (object, index) in zip(ManagedValues.objects(in: added), indices) where objects.indices.contains(index) {
            objects[index] = object
        }
        setObjects(objects, of: relationship)
    }

    // MARK: Changes

    func set(_ value: Any?, of key: String) {
        let old = snapshot.attributes[key]
        objectWillChange.send()
        snapshot.attributes[key] = value
        changedKeys.insert(key)
        managedObjectContext?.registerUndo { [self] _ in set(old, of: key) }
        managedObjectContext?.hasChanged(self)
    }

    func objects(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
        (snapshot.links[relationship.name] ?? []).compactMap { managedObjectContext?.existing($0) ?? loose[$0] }
    }

    func setObjects(_ objects: [NSManagedObject], of relationship: NSRelationshipDescription) {
        var seen: Set<ObjectIdentifier> = []
        let new = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let old = self.objects(of: relationship)
        if old.elementsEqual(new, by: ===) { return }
        setLinks(new, of: relationship.name)
        guard let inverse = relationship.inverseRelationship else { return }
        let kept = Set(new.map { ObjectIdentifier($0) })
        for other in old where !kept.contains(ObjectIdentifier(other)) { other.unlink(self, from: inverse) }
        let known = Set(old.map { ObjectIdentifier($0) })
        for other in new where !known.contains(ObjectIdentifier(other)) { other.link(self, to: inverse) }
    }

    /// Adds `other`, whose own end of the relationship has been set already.
    private func link(_ other: NSManagedObject, to relationship: NSRelationshipDescription) {
        let present = objects(of: relationship)
        if present.contains(where: { $0 === other }) { return }
        if relationship.isToMany { return setLinks(present + [other], of: relationship.name) }
        setLinks([other], of: relationship.name)
        // A to-one relationship has left its former object, so that object loses its link to this one.
        guard let inverse = relationship.inverseRelationship else { return }
        for former in present { former.unlink(self, from: inverse) }
    }

    func unlink(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
        let present = objects(of: relationship)
        guard present.contains(where: { $0 === other }) else { return }
        setLinks(present.filter { $0 !== other }, of: relationship.name)
    }

    private func setLinks(_ objects: [NSManagedObject], of key: String) {
        let old = self.snapshot.links[key] ?? []
        objectWillChange.send()
        snapshot.links[key] = objects.map(\.objectID)
        if managedObjectContext == nil { for object in objects { loose[object.objectID] = object } }
        linksHaveChanged(key, from: old)
    }

    private func linksHaveChanged(_ key: String, from old: [NSManagedObjectID]) {
        changedKeys.insert(key)
        orderedSets[key]?.set?.refresh()
        managedObjectContext?.registerUndo { [self] _ in
            let present = snapshot.links[key] ?? []
            objectWillChange.send()
            snapshot.links[key] = old
            linksHaveChanged(key, from: present)
        }
        managedObjectContext?.hasChanged(self)
    }

    /// Adopts the values of another context or of the store.
    func adopt(_ new: ManagedSnapshot) {
        objectWillChange.send()
        snapshot = new
        changedKeys = []
        for set in orderedSets.values { set.set?.refresh() }
    }

    private func validateValues() throws {
        var errors: [NSError] = []
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) where !property.isOptional {
            let isMissing =
                property is NSRelationshipDescription
                ? snapshot.links[name]?.isEmpty ?? true : snapshot.attributes[name] == nil
            guard isMissing, !(property is NSDerivedAttributeDescription) else { continue }
            errors.append(CoreDataErrors.missing(name, of: self))
        }
        if errors.count == 1 { throw errors[0] }
        if errors.count > 1 { throw CoreDataErrors.several(errors) }
    }
}

/// Replaces Apple's `AutoreleasingUnsafeMutablePointer<AnyObject?>`, which exists only with Objective-C.
public typealias AutoreleasingValue = UnsafeMutablePointer<AnyObject?>

public enum NSKeyValueSetMutationKind: UInt, Sendable { case unionSet = 1, minusSet, intersectSet, set }

public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// The values of an object: its attributes, and the identities of its related objects.
struct ManagedSnapshot {
    var attributes: [String: Any] = [:]
    var links: [String: [NSManagedObjectID]] = [:]
}

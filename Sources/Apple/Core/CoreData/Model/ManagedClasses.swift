// SPDX-License-Identifier: MIT

import CRuntime
import Foundation
import VirtualTime

/// Finds the class of an entity by its name, and the entity of a class.
///
/// Objective-C finds a class by its name alone. Swift also needs the name of its module. So the modules that are
/// searched are those of the author, and those of the classes that requests and initializers have used so far.
enum ManagedClasses {
    private struct Known {
        var classes: [String: NSManagedObject.Type] = [:]
        var modules: Set<String> = []
        var models: [WeakModel] = []
    }
    private struct WeakModel { weak var model: NSManagedObjectModel? }

    private static let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private static var known = Known()

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            known.models.removeAll { $0.model == nil || $0.model === model }
            known.models.append(WeakModel(model: model))
        }
    }

    /// Remembers a class and its module, so that the module's other classes are found by name.
    static func add(_ type: Any.Type) {
        guard let type = type as? NSManagedObject.Type, type != NSManagedObject.self else { return }
        lock.withLock {
            guard known.classes.updateValue(type, forKey: name(of: type)) == nil else { return }
            let parts = String(reflecting: type).split(separator: ".")
            if parts.count == 2 { known.modules.insert(String(parts[0])) }
        }
    }

    static func name(of type: NSManagedObject.Type) -> String { String(describing: type) }

    /// The entity of `type`, or of its nearest superclass that has an entity. Without a `model`, searches all models,
    /// the latest first.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel?) -> NSEntityDescription? {
        add(type)
        let models = model.map { [$0] } ?? lock.withLock { known.models.compactMap(\.model) }.reversed()
        var searched: NSManagedObject.Type? = type
        while let current = searched, current != NSManagedObject.self {
            for model in models {
                let name = name(of: current)
                let found = model.entities.filter { className(of: $0) == name }
                // If several entities have this class, prefers the one that is named like the class.
                if let entity = found.first(where: { $0.name == name }) ?? found.first { return entity }
            }
            searched = _getSuperclass(current) as? NSManagedObject.Type
        }
        return nil
    }

    /// The name of an entity's class, without its module.
    private static func className(of entity: NSEntityDescription) -> String {
        let name = entity.managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
        // A model made in code need not name the class.
        return name == "NSManagedObject" || name.isEmpty ? entity.name ?? "" : name
    }

    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = className(of: entity)
        let (found, modules) = lock.withLock { (known.classes[name], known.modules) }
        if let found { return found }
        for module in modules.union(HostServices.authorModules).sorted() {
            let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
            if let type = _typeByName(mangled) as? NSManagedObject.Type {
                add(type)
                return type
            }
        }
        return NSManagedObject.self
    }

    static func makeObject(of entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        let type = type(of: entity)
        guard type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        let (base, subclass) = unsafe (
            unsafeBitCast(NSManagedObject.self, to: UnsafeRawPointer.self),
            unsafeBitCast(type, to: UnsafeRawPointer.self)
        )
        // Retains the arguments, because the initializer consumes them.
        let arguments = unsafe (
            Unmanaged.passRetained(entity).toOpaque(), context.map { Unmanaged.passRetained($0).toOpaque() }
        )
        guard let made = unsafe class_make_object_of_two(base, subclass, arguments.0, arguments.1) else {
            fatalError("an object of \(type) cannot be made: NSManagedObject is not as expected")
        }
        return unsafe Unmanaged<NSManagedObject>.fromOpaque(made).takeRetainedValue()
    }
}

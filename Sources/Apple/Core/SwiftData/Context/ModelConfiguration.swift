// SPDX-License-Identifier: MIT

import Foundation

public protocol DataStoreConfiguration: Hashable, Identifiable {
    var name: String { get }
    var schema: Schema? { get }
}

/// The configuration of a container. Models are always in memory: nothing is written to `url`.
public struct ModelConfiguration: DataStoreConfiguration, Sendable {
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: "private " + privateDBName)
        }
    }
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(name: "identifier " + groupName)
        }
    }

    public let name: String
    public var schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var cloudKitContainerIdentifier: String? { nil }
    public var groupAppContainerIdentifier: String? { nil }
    public var id: String { name }

    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? ""
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        url =
            isStoredInMemoryOnly
            ? URL(filePath: "/dev/null")
            : URL.applicationSupportDirectory.appending(path: (name ?? "default") + ".store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? ""
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        groupContainer = .automatic
        self.cloudKitDatabase = cloudKitDatabase
        self.url = url
    }

    public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
        lhs.name == rhs.name && lhs.schema === rhs.schema && lhs.url == rhs.url
            && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly && lhs.allowsSave == rhs.allowsSave
            && lhs.groupContainer == rhs.groupContainer && lhs.cloudKitDatabase == rhs.cloudKitDatabase
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}

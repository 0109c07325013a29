// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D

/// Something in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// Whether it is checked.
    public enum State: Int, Sendable { case off, on, mixed }
    /// How it looks.
    public struct Attributes: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Attributes by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not to be used.
        public static let disabled = Attributes(rawValue: 1)
        /// Dangerous.
        public static let destructive = Attributes(rawValue: 2)
        /// Not seen.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// What it says.
    public internal(set) var title: String
    /// Below the title.
    open var subtitle: String?
    /// Beside the title.
    public internal(set) var image: UIImage?

    init(title: String = "", subtitle: String? = nil, image: UIImage? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}

/// Something that is done.
open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Its name.
    public let identifier: Identifier
    /// What it says when there is room.
    open var discoverabilityTitle: String?
    /// How it looks.
    open var attributes: Attributes
    /// Whether it is checked.
    open var state: State
    /// What has it.
    public internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// Something that is done.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(on sender: Any?) {
        self.sender = sender
        handler(self)
    }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Things to choose from; not shown here.
open class UIMenu: UIMenuElement {
    /// How it is shown.
    public struct Options: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Among those around it.
        public static let displayInline = Options(rawValue: 1)
        /// Dangerous.
        public static let destructive = Options(rawValue: 2)
        /// One of them.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The things.
    public let children: [UIMenuElement]
    /// How it is shown.
    public let options: Options

    /// Things to choose from.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

// SPDX-License-Identifier: MIT

import Foundation

// Places in tables and collections: a section, and what stands there in it.

extension IndexPath {
    /// A row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// An item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The section.
    public var section: Int { index(atPosition: 0) }
    /// The row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The item in its section.
    public var item: Int { index(atPosition: 1) }
}

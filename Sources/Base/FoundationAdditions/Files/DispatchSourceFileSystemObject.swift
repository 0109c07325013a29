// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// A source of changes to a file. It never fires: views see the files of a run, which nobody else changes.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSource {
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // Fires only when somebody adds data to it, which nobody does.
        makeUserDataAddSource(queue: queue) as! any DispatchSourceFileSystemObject
    }
}

/// Opens a file only to watch it.
public let O_EVTONLY: Int32 = O_RDONLY

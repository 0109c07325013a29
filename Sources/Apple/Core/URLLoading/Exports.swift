// SPDX-License-Identifier: MIT

// Combine is re-exported in part, because modules of apps declare names such as `Subscription`.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import protocol Combine.Cancellable
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import struct Combine.Deferred
@_exported import struct Combine.Empty
@_exported import struct Combine.Fail
@_exported import class Combine.Future
@_exported import struct Combine.Just
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers
@_exported import protocol Combine.Scheduler
@_exported import protocol Combine.Subject
@_exported import enum Combine.Subscribers
@_exported import FoundationAdditions
@_exported import Keychain
// Swift finds operators only in imported modules. This export makes `.now() + 1` work in files that import only
// Foundation.
@_exported import VirtualTime

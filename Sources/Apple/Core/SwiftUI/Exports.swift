// SPDX-License-Identifier: MIT

// The modules whose public names view code uses under `import SwiftUI`. Combine is re-exported in part, because
// packages of apps declare names such as `Subscription`.
@_exported import AppStructure
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
@_exported import Screens
@_exported import Foundation
@_exported import Geometry
@_exported import Motion
@_exported import NotificationTypes
@_exported import Observation
@_exported import PreviewSupport
@_exported import Quartz2D
@_exported import UIKitTypes
@_exported import URLLoading
@_exported import UniformTypeIdentifiers

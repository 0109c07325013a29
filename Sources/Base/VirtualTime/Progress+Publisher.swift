// SPDX-License-Identifier: MIT

import Combine
import Foundation

extension Progress {
    /// Sends the present value only, with a warning: outside of Apple's systems, properties of objects are not observed.
    public func publisher<Value>(for keyPath: KeyPath<Progress, Value>) -> AnyPublisher<Value, Never> {
        Deferred { [self] in
            HostServices.warn("Progress.publisher(for:) sends the present value only")
            return Just(self[keyPath: keyPath])
        }
        .eraseToAnyPublisher()
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

/// The virtual time of the current host, in seconds; 0 outside any host. On threads other than the host's, the time of
/// the virtual clock that advanced last.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.now }

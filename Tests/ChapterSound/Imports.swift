// SPDX-License-Identifier: MIT

import AVFoundation
import Foundation

/// What `Bundle.main` finds where Foundation is imported, too.
public func pathWithFoundation(_ name: String) -> String? { Bundle.main.path(forResource: name, ofType: "wav") }

public func urlWithFoundation(_ name: String) -> URL? { Bundle.main.url(forResource: name, withExtension: nil) }

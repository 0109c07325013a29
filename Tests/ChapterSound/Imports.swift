// SPDX-License-Identifier: MIT

import AVFoundation
import Foundation

/// `Bundle.main` in a file that also imports Foundation.
public func pathWithFoundation(_ name: String) -> String? { Bundle.main.path(forResource: name, ofType: "wav") }

public func urlWithFoundation(_ name: String) -> URL? { Bundle.main.url(forResource: name, withExtension: nil) }
